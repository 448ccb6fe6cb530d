import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REMOTES } from '../parts.mjs'

/** Workspaces whose libraries a release contains or installs. */
const WORKSPACES = ['api', 'shell', 'packages/contract', 'packages/kit', ...REMOTES]

/**
 * Returns the bill of materials of a release (CycloneDX), from the lock file. npm's time, random serial number and folder name
 * are replaced by the release's, so that the result is reproducible.
 * @param {string} root
 * @param {number} seconds Unix time of the release
 */
export function materials(root, seconds) {
  const [command, ...npmPath] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const text = execFileSync(command, [...npmPath, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const bill = JSON.parse(text)
  const needed = neededBy(
    WORKSPACES.map((name) => manifestOf(root, name)),
    bill.dependencies,
  )
  bill.components = bill.components.filter((component) => needed.has(component['bom-ref']))
  bill.dependencies = bill.dependencies.filter(({ ref }) => needed.has(ref))
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString()
  bill.metadata.component.name = 'fichero'
  const hex = createHash('sha256').update(JSON.stringify(bill.components)).digest('hex')
  // A UUID of version 8, whose bits can be chosen freely (https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8).
  bill.serialNumber = `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return `${JSON.stringify(bill, null, 2)}\n`
}

const manifestOf = (root, name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))

/**
 * Returns the packages that these workspaces need to run. npm's own `--omit dev` does not work: it also omits packages that
 * another workspace uses for development, such as React.
 * @param {{ name: string, version: string, dependencies?: Record<string, string> }[]} workspaces
 * @param {{ ref: string, dependsOn: string[] }[]} edges
 */
function neededBy(workspaces, edges) {
  const direct = new Map(
    workspaces.map(({ name, version, dependencies }) => [`${name}@${version}`, dependencies ?? {}]),
  )
  const dependenciesOf = new Map(edges.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const neededOf = (ref) => {
    const declared = direct.get(ref)
    return (dependenciesOf.get(ref) ?? []).filter(
      (dependency) => !declared || dependency.slice(0, dependency.lastIndexOf('@')) in declared,
    )
  }
  const needed = new Set(direct.keys())
  for (const ref of needed) for (const dependency of neededOf(ref)) needed.add(dependency)
  return needed
}

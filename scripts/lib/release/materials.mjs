import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { REMOTES } from '../parts.mjs'

/** Whose libraries a release contains, or installs. */
const WORKSPACES = ['api', 'shell', 'packages/contract', 'packages/kit', 'packages/federation', ...REMOTES]

/**
 * The bill of materials of a release (CycloneDX), by the lock file. npm writes a time and a number of chance into it, and
 * the folder's name: the release's stand there instead.
 * @param {string} root
 * @param {number} seconds
 */
export function materials(root, seconds) {
  const [command, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const args = [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
    '--omit',
    'dev',
    '--package-lock-only',
  ]
  const wanted = WORKSPACES.flatMap((name) => ['--workspace', name])
  const text = execFileSync(command, [...before, ...args, ...wanted], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const bill = JSON.parse(text)
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString()
  bill.metadata.component.name = 'fichero'
  const hex = createHash('sha256').update(JSON.stringify(bill.components)).digest('hex')
  // Of the eighth version, whose bits are the maker's own (https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8).
  bill.serialNumber = `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return `${JSON.stringify(bill, null, 2)}\n`
}

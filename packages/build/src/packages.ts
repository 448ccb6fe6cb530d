import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The fields of a `package.json` that builds read. */
export interface PackageJson {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  exports?: Record<string, unknown>
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Returns the `package.json` of a folder. */
export const readPackage = (dir: string) => readJson(join(dir, 'package.json')) as PackageJson

/** Returns the version of the system, which releases write into the root's `package.json`, from the shell's folder. */
export const systemVersion = (shell: string) => readPackage(join(shell, '..')).version

/**
 * Returns the folder of a package as Node finds it from another folder, in a monorepo or in a single package
 * (https://nodejs.org/api/modules.html#requireresolvepathsrequest). `require.resolve` does not work for all packages, because
 * not every one exports its manifest.
 */
export function folderOf(name: string, from: string): string {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const folder = folders.find((modules) => existsSync(join(modules, name, 'package.json')))
  if (!folder) throw new Error(`${name} is not installed for ${from}: add it to the package.json there.`)
  return join(folder, name)
}

/** Returns the manifest of the package that a folder uses. */
export const installed = (name: string, from: string) => readPackage(folderOf(name, from))

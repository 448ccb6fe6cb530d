import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root, with the workspaces and the lock file. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

export interface PackageJson {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  exports?: Record<string, unknown>
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const readPackage = (dir: string) => readJson(join(dir, 'package.json')) as PackageJson

/** Returns the installed version of a library. */
export const installed = (name: string) => readPackage(join(ROOT, 'node_modules', name)).version

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface PackageJson {
  version: string
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  exports?: Record<string, unknown>
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

export const readPackage = (dir: string) => readJson(join(dir, 'package.json')) as PackageJson

/**
 * Returns the folder of a package as Node finds it from another folder, in a repository of several packages or of one
 * (https://nodejs.org/api/modules.html#requireresolvepathsrequest). Not every package gives out its manifest.
 */
export function folderOf(name: string, from: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? []
  const place = places.find((folder) => existsSync(join(folder, name, 'package.json')))
  if (!place) throw new Error(`${name} is not installed for ${from}: add it to the package.json there.`)
  return join(place, name)
}

/** Returns the manifest of the package that a folder uses. */
export const installed = (name: string, from: string) => readPackage(folderOf(name, from))

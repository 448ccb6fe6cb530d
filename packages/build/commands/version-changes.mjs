import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ name: string, from: string | undefined, to: string }} VersionChange */

/**
 * Returns the packages of a module whose installed version differs from the one that a system offers.
 * @param {string} folder
 * @param {Record<string, string>} offered versions by name
 * @returns {VersionChange[]}
 */
export function versionChanges(folder, offered) {
  const { dependencies, devDependencies } = readManifest(folder)
  return Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => {
    const to = Object.hasOwn(offered, name) ? offered[name] : undefined
    const from = installedVersion(folder, name)
    return to === undefined || to === from ? [] : [{ name, from, to }]
  })
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function installedVersion(folder, name) {
  try {
    return readManifest(join(folder, 'node_modules', name)).version
  } catch {
    return undefined
  }
}

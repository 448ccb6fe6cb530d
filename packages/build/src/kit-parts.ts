import { installed } from './packages'

/** The sub-path of the kit that only the shell may use. */
const HOST = 'host'

/** Returns the sub-paths of the kit that are shared with remotes, from the manifest of the kit that a folder uses. */
export const kitParts = (dir: string) =>
  Object.keys(installed('@fichero/kit', dir).exports ?? {})
    .filter((key) => /^\.\/[\w-]+$/.test(key))
    .map((key) => key.slice('./'.length))
    .filter((part) => part !== HOST)

/**
 * Returns the source of a module that imports every sub-path of the kit, so that the shell shares all sub-paths, including
 * sub-paths that only remotes use. Each is loaded when a remote first imports it.
 */
export const kitModule = (dir: string) =>
  `export const parts = [${kitParts(dir).map((part) => `() => import('@fichero/kit/${part}')`)}]\n`

import { installed } from './packages'

/** The sub-path of the kit for the shell only. */
const HOST = 'host'

/** The sub-paths of the kit that a folder uses which are shared with remotes, from the kit's manifest. */
export const kitParts = (dir: string) =>
  Object.keys(installed('@fichero/kit', dir).exports ?? {})
    .filter((key) => /^\.\/[\w-]+$/.test(key))
    .map((key) => key.slice('./'.length))
    .filter((part) => part !== HOST)

/**
 * Returns a module that imports every sub-path of the kit, so that the shell shares all of them, including those that
 * it does not use itself. They are loaded when a remote first imports them.
 */
export const kitModule = (dir: string) =>
  `export const parts = [${kitParts(dir).map((part) => `() => import('@fichero/kit/${part}')`)}]\n`

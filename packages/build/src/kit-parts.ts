import { join } from 'node:path'
import { ROOT, readPackage } from './workspace'

/** The sub-path of the kit that is the shell's alone. */
const HOST = 'host'

/** The sub-paths that remotes take from the shell, as the kit's manifest lists them. */
export const KIT_PARTS = Object.keys(readPackage(join(ROOT, 'packages/kit')).exports ?? {})
  .filter((key) => /^\.\/[\w-]+$/.test(key))
  .map((key) => key.slice('./'.length))
  .filter((part) => part !== HOST)

/**
 * A module that names every sub-path of the kit, so that the shell offers each to the remotes, also those that it does
 * not use itself. They load when a remote first imports them.
 */
export function kitParts(): string {
  return `export const parts = [${KIT_PARTS.map((part) => `() => import('@fichero/kit/${part}')`).join(', ')}]\n`
}

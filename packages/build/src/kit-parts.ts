import { join } from 'node:path'
import { ROOT, readPackage } from './workspace'

/** The sub-path of the kit for the shell only. */
const HOST = 'host'

/** The kit's sub-paths shared with remotes, from its manifest. */
export const KIT_PARTS = Object.keys(readPackage(join(ROOT, 'packages/kit')).exports ?? {})
  .filter((key) => /^\.\/[\w-]+$/.test(key))
  .map((key) => key.slice('./'.length))
  .filter((part) => part !== HOST)

/**
 * Returns a module that imports every sub-path of the kit, so that the shell shares all of them, including those that
 * it does not use itself. They are loaded when a remote first imports them.
 */
export function kitParts(): string {
  return `export const parts = [${KIT_PARTS.map((part) => `() => import('@fichero/kit/${part}')`).join(', ')}]\n`
}

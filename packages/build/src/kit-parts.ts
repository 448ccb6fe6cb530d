import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './workspace'

/**
 * A module that names every sub-path of the kit, so that the shell offers each to the remotes, also those that it does
 * not use itself. They load when somebody first asks for them.
 */
export function kitParts(): string {
  const parts = readdirSync(join(ROOT, 'packages/kit/src'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(d|spec)\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort()
  return `export const parts = [${parts.map((part) => `() => import('@fichero/kit/${part}')`).join(', ')}]\n`
}

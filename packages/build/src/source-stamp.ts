import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './workspace'

const SKIPPED = new Set(['dist', 'node_modules'])

function filesOf(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(dir, entry.name)) : [join(dir, entry.name)]))
    .sort()
}

/**
 * Returns a hash of a remote's source, build and libraries. It is part of the global name of webpack's chunk loading,
 * because two releases of one remote may be on the same page and must not load each other's chunks.
 */
export function sourceStamp(dir: string): string {
  const hash = createHash('sha256')
  const folders = [dir, join(ROOT, 'packages/build/src'), join(ROOT, 'packages/contract/src')]
  for (const file of [...folders.flatMap(filesOf), join(ROOT, 'package-lock.json')])
    hash.update(relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 10)
}

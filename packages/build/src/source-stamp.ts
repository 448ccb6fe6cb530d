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
 * Changes whenever a remote's source, its build or its libraries do. It names the global through which a remote's chunks
 * find their runtime: two releases of one remote may live on one page, and must not take each other's chunks.
 */
export function sourceStamp(dir: string): string {
  const hash = createHash('sha256')
  const folders = [dir, join(ROOT, 'packages/build/src'), join(ROOT, 'packages/contract/src')]
  for (const file of [...folders.flatMap(filesOf), join(ROOT, 'package-lock.json')])
    hash.update(relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 10)
}

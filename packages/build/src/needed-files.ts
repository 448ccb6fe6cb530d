import type { Compilation } from '@rspack/core'
import { checkInternals } from './check-internals'

const assetsOf = (files: string[]) => files.filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))

/**
 * Returns the entry's files and those needed before the first screen renders: the boot chunk and what it takes of the
 * libraries and the kit. Chunks of our own `import()` are excluded.
 */
export function neededFiles(compilation: Compilation, entry: string, bootChunk: string) {
  const start = compilation.entrypoints.get(entry)
  const boot = compilation.namedChunkGroups.get(bootChunk)
  if (!start || !boot) throw new Error(`The shell has no chunk named "${start ? bootChunk : entry}".`)
  const initial = assetsOf(start.getFiles())
  const later = assetsOf(boot.getFiles()).filter((file) => !initial.includes(file))
  checkInternals(compilation, [...initial, ...later])
  return { initial, later }
}

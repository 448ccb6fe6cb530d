import type { ChunkGroup, Compilation } from '@rspack/core'
import { checkInternals } from './check-internals'

const assetsOf = (files: Iterable<string>) =>
  [...files].filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))

/**
 * Parses `consume shared module (default) react@^19.3.1 (…)` and `provide module (default) react@19.3.1 = …` to the
 * module's key.
 */
const keyOf = (kind: 'consume' | 'provide', identifier = '') =>
  new RegExp(`^${kind} (?:shared )?module \\([^)]*\\) (.+?)@[\\^~\\d]`).exec(identifier)?.[1]

/**
 * Returns the entry's files and those needed before the first screen renders: the boot chunk, the shared modules that
 * it consumes, and those that they consume. Federation puts each behind an async chunk that its consumer waits for.
 * Chunks of our own `import()` are excluded.
 */
export function neededFiles(compilation: Compilation, entry: string, bootChunk: string) {
  const start = compilation.entrypoints.get(entry)
  const boot = compilation.namedChunkGroups.get(bootChunk)
  if (!start || !boot) throw new Error(`The shell has no chunk named "${start ? bootChunk : entry}".`)
  const provided = new Map<string, ChunkGroup>()
  for (const group of start.childrenIterable)
    for (const origin of group.origins) {
      const key = keyOf('provide', origin.module?.identifier())
      if (key) provided.set(key, group)
    }

  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (group: ChunkGroup) => {
    for (const file of assetsOf(group.getFiles())) files.add(file)
    for (const key of consumedBy(compilation, group)) {
      const next = provided.get(key)
      if (!next || seen.has(key)) continue
      seen.add(key)
      visit(next)
    }
  }
  visit(boot)
  checkInternals(compilation, new Set(provided.keys()), seen)
  const initial = assetsOf(start.getFiles())
  return { initial, later: [...files].filter((file) => !initial.includes(file)) }
}

function consumedBy({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
  return modules.map((module) => keyOf('consume', module.identifier())).filter((key) => key !== undefined)
}

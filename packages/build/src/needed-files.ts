import type { ChunkGroup, Compilation } from '@rspack/core'

const assetsOf = (files: Iterable<string>) =>
  [...files].filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.'))

/** Federation puts each shared library behind a chunk of its own, which its consumer waits for. */
const isShared = (group: ChunkGroup) =>
  group.origins.some((origin) => origin.module?.identifier().startsWith('consume shared module'))

/**
 * The files of the entry, and those that must have arrived before the first screen draws: the chunk that boots, the
 * shared libraries it imports, and theirs. Chunks behind an `import()` of ours are left out.
 */
export function neededFiles(compilation: Compilation, entry: string, bootChunk: string) {
  const initial = assetsOf(compilation.entrypoints.get(entry)?.getFiles() ?? [])
  const boot = compilation.namedChunkGroups.get(bootChunk)
  if (!boot) throw new Error(`The shell has no chunk named "${bootChunk}".`)
  const files = new Set<string>()
  const visit = (group: ChunkGroup) => {
    const found = assetsOf(group.getFiles())
    if (found.every((file) => files.has(file))) return
    for (const file of found) files.add(file)
    for (const child of group.childrenIterable) if (isShared(child)) visit(child)
  }
  visit(boot)
  return { initial, later: [...files].filter((file) => !initial.includes(file)) }
}

import type { Chunk, Compilation, Module } from '@rspack/core'

/** The shell's chunk with the code that every screen needs. */
export const BOOT_CHUNK = 'bootstrap'

type ChunkGraph = Compilation['chunkGraph']

// Federation would create one chunk per shared module, each with copies of common code. These cache groups replace those
// chunks with files that every screen needs. Code that only some screens need stays in separate chunks.

/** Parts of the kit loaded on demand, with code that only they use: Zod, the large fields, uploads. */
export const LAZY_PARTS = ['fields', 'form', 'heavy-fields', 'import', 'schemas']
/** A sub-path of the kit, with its name. */
const PART = /packages[\\/]kit[\\/]src[\\/]([\w-]+)\.ts$/
const REACT = /node_modules[\\/]react(-dom)?[\\/]/

/** Returns the path of a module's file; empty for a module of the bundler. */
const pathOf = (module: Module) => module.nameForCondition() ?? ''

/** Whether a chunk is part of the first visit. Other chunks belong to an `import()` of the shell, such as a screen or a dialog. */
function isFirst(chunk: Chunk, chunkGraph: ChunkGraph): boolean {
  if (chunk.name === BOOT_CHUNK) return true
  const paths = chunkGraph.getChunkModules(chunk).map(pathOf)
  const parts = paths.flatMap((path) => PART.exec(path)?.slice(1) ?? [])
  return parts.length > 0 ? !parts.some((part) => LAZY_PARTS.includes(part)) : paths.some((path) => REACT.test(path))
}

const isInFirstVisit = (module: Module, chunkGraph: ChunkGraph) =>
  chunkGraph.getModuleChunks(module).some((chunk) => isFirst(chunk, chunkGraph))

/** Returns a cache group: the modules of the first visit whose path matches become one file. */
const cacheGroup = (name: string, priority: number, path: RegExp) => ({
  name,
  priority,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    path.test(pathOf(module)) && isInFirstVisit(module, chunkGraph),
  enforce: true,
  chunks: 'async' as const,
})

/** Cache groups of the shell's build, by the name of the file that each makes. */
export const SHELL_FILES = {
  // One file for each group, because browsers load only six files at a time from a server without HTTP/2.
  libraries: cacheGroup('libraries', 10, /node_modules[\\/]/),
  kit: cacheGroup('kit', 10, /packages[\\/](kit|contract)[\\/]src[\\/](?!.*\.json$)/),
}

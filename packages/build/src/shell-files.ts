import type { Chunk, Compilation, Module } from '@rspack/core'

/** Of the shell, with what every screen needs. */
export const BOOT_CHUNK = 'bootstrap'

type ChunkGraph = Compilation['chunkGraph']

// Federation would create one chunk per shared module, each with copies of common code. These cache groups replace
// them; every screen needs all of them. Code for some screens only stays in separate chunks.

/** Parts of the kit loaded on demand, with code that only they use: Zod, the large fields, uploads. */
export const LAZY_PARTS = ['fields', 'form', 'heavy-fields', 'import', 'schemas']
const PART = /packages[\\/]kit[\\/]src[\\/]([\w-]+)\.ts$/
const REACT = /node_modules[\\/]react(-dom)?[\\/]/

const pathOf = (module: Module) => module.nameForCondition() ?? ''

/** The other chunks are of an `import()` of ours: a screen, a dialog, texts of the other language. */
function isFirst(chunk: Chunk, chunkGraph: ChunkGraph): boolean {
  if (chunk.name === BOOT_CHUNK) return true
  const paths = chunkGraph.getChunkModules(chunk).map(pathOf)
  const parts = paths.flatMap((path) => PART.exec(path)?.slice(1) ?? [])
  return parts.length > 0 ? !parts.some((part) => LAZY_PARTS.includes(part)) : paths.some((path) => REACT.test(path))
}

const isInFirstVisit = (module: Module, chunkGraph: ChunkGraph) =>
  chunkGraph.getModuleChunks(module).some((chunk) => isFirst(chunk, chunkGraph))

const file = (name: string, priority: number, path: RegExp) => ({
  name,
  priority,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    path.test(pathOf(module)) && isInFirstVisit(module, chunkGraph),
  enforce: true,
  chunks: 'async' as const,
})

export const SHELL_FILES = {
  // One file: browsers load six at a time from a server without HTTP/2.
  libraries: file('libraries', 10, /node_modules[\\/]/),
  kit: file('kit', 10, /packages[\\/](kit|contract)[\\/]src[\\/](?!.*\.json$)/),
}

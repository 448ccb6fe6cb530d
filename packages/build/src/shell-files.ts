import type { Chunk, Compilation, Module } from '@rspack/core'

type ChunkGraph = Compilation['chunkGraph']

// Federation would create one chunk per shared module, each with copies of common code. These cache groups replace
// them; every screen needs all of them. Code for some screens only stays in separate chunks.

/** Parts of the kit loaded on demand, with code that only they use: Zod, the large fields, uploads. */
export const LAZY_PARTS = ['fields', 'form', 'heavy-fields', 'import', 'schemas']
const LATE = new RegExp(
  // Of the shell's own screens, the one of few people.
  `packages[\\\\/]kit[\\\\/]src[\\\\/](${LAZY_PARTS.join('|')})\\.ts$|shell[\\\\/]modules[\\\\/]modules-page\\.tsx$`,
)

const pathOf = (module: Module) => module.nameForCondition() ?? ''

function isInFirstVisit(module: Module, chunkGraph: ChunkGraph): boolean {
  const isLate = (chunk: Chunk) => chunkGraph.getChunkModules(chunk).some((other) => LATE.test(pathOf(other)))
  return chunkGraph.getModuleChunks(module).some((chunk) => !isLate(chunk))
}

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

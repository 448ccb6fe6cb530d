import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { type ChunkRuntime, loadListedFiles, loadOwnFiles } from './chunk-loading'
import { RUNTIME_MAJOR } from './runtime-major'
import { Sharing } from './sharing'

interface BundlerRuntime {
  init: (options: { webpackRequire: ChunkRuntime }) => unknown
}

/** From the build: how it loads its files, and the bundler's part of the federation runtime, without what only remotes need. */
declare const __webpack_require__: ChunkRuntime & {
  federation: { attachShareScopeMap: unknown; bundlerRuntime: BundlerRuntime }
}

/** The federation runtime for a remote's build, which modifies these objects, so each remote gets its own. */
function runtimeFor() {
  const { attachShareScopeMap, bundlerRuntime } = __webpack_require__.federation
  const start: BundlerRuntime['init'] = (options) => {
    loadListedFiles(options.webpackRequire)
    return bundlerRuntime.init(options)
  }
  return {
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, init: start, initContainerEntry, S: {} },
    bundlerRuntimeOptions: {},
    runtime: { init: (options: ConstructorParameters<typeof Sharing>[0]) => new Sharing(options) },
  }
}

/**
 * Shares the shell's federation runtime with the remotes, whose entries then contain no copy of it
 * (packages/build/src/shell-runtime.ts), and replaces how shell and remotes load their lazy files.
 */
export function shareRuntime() {
  loadOwnFiles(__webpack_require__)
  Object.assign(window, { [`fichero_federation_${RUNTIME_MAJOR}`]: runtimeFor })
}

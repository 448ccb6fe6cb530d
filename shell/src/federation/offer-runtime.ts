import { createInstance, getInstance } from '@module-federation/enhanced/runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

type Options = Parameters<typeof createInstance>[0]

/** Of the build: the bundler's own part of the federation runtime, without what only remotes need. */
declare const __webpack_require__: { federation: { attachShareScopeMap: unknown; bundlerRuntime: object } }

/** The library's own `init` would also replace the instance that the shell's `loadRemote` uses. */
function init(options: Options): ReturnType<typeof getInstance> {
  const known = getInstance(({ name }) => name === options.name)
  if (!known) return createInstance(options)
  known.initOptions({ ...options, id: '' })
  return known
}

/** What a remote's build takes for its federation runtime. The build fills these objects in, so each remote gets its own. */
function runtimeFor() {
  const { attachShareScopeMap, bundlerRuntime } = __webpack_require__.federation
  return {
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
    bundlerRuntimeOptions: {},
    runtime: { init },
  }
}

/**
 * Hands the federation runtime that the shell has to the remotes, whose entries then need no copy of it
 * (packages/build/src/shell-runtime.ts). The number is the library's major version.
 */
export function offerRuntime() {
  Object.assign(window, { fichero_federation_2: runtimeFor })
}

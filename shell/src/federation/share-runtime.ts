import { createInstance, getInstance } from '@module-federation/enhanced/runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'

type Options = Parameters<typeof createInstance>[0]

/** From the build: the bundler's part of the federation runtime, without what only remotes need. */
declare const __webpack_require__: { federation: { attachShareScopeMap: unknown; bundlerRuntime: object } }

/** The library's `init` would also replace the instance behind the shell's `loadRemote`. */
function init(options: Options): ReturnType<typeof getInstance> {
  const known = getInstance(({ name }) => name === options.name)
  if (!known) return createInstance(options)
  known.initOptions({ ...options, id: '' })
  return known
}

/** The federation runtime for a remote's build, which modifies these objects, so each remote gets its own. */
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
 * Shares the shell's federation runtime with the remotes, whose entries then contain no copy of it
 * (packages/build/src/shell-runtime.ts). The number is the library's major version.
 */
export function shareRuntime() {
  Object.assign(window, { fichero_federation_2: runtimeFor })
}

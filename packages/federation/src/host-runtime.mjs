// Replaces `@module-federation/webpack-bundler-runtime` in the shell's build by the parts of it that shell and remotes
// use. The library's own module holds everything as values, which no bundler can drop: remotes that are known at build
// time, shared modules that a server shakes, and all exports of the runtime.
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js'
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js'
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js'
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js'
import { startSharing } from './sharing.ts'

export default {
  runtime: { init: startSharing },
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
}

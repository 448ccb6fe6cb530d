// Replaces `@module-federation/webpack-bundler-runtime` in builds of remotes: the shell has that library already, and a
// copy was half of each remote's entry. The shell sets the global (packages/federation/src/share-runtime.ts).

/** The number is the library's major version: a shell with a different one does not set this global. */
const runtimeFor = (globalThis as { fichero_federation_2?: () => object }).fichero_federation_2
if (!runtimeFor)
  throw new Error('This remote takes version 2 of the federation runtime from its shell, and this shell offers none.')

export default runtimeFor()

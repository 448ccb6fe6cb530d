// The releases that this page runs, which the shell provides; `loadCode`, and `CodeError` for code that cannot be loaded.

export { CodeError } from './releases/code-error'
export { loadCode } from './releases/load-code'
export { provideReleases, releasesInUse } from './releases/store'

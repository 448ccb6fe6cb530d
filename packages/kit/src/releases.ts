// What this page runs: told by the shell, read by screens that show it.

export { CodeError } from './releases/code-error'
export { loadCode } from './releases/load-code'
export { releasesInUse, tellReleases } from './releases/store'

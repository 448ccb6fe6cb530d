// What this page runs: told by the shell, read by screens that show it. And how its code comes, and why it does not.

export { CodeError } from './releases/code-error'
export { loadCode } from './releases/load-code'
export { provideReleases, releasesInUse } from './releases/store'

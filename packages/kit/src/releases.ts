// What this page runs: told by the shell, read by screens that show it.
export { releasesInUse, tellReleases } from './releases/store'

import { installed } from './packages'

/** Major version of the federation runtime, which the shell provides and remotes take. */
export const RUNTIME_MAJOR = Number.parseInt(installed('@module-federation/enhanced', import.meta.dirname).version, 10)

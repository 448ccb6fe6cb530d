/** Major version of the federation library, which shell and remotes share. */
export const RUNTIME_MAJOR = 2

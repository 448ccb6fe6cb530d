/** The version of what shell and remotes share: the page contract, the kit and the federation runtime. */
export const CONTRACT_MAJOR = 1

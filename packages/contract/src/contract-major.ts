/** What shell and remotes agree on: the page contract, the shared kit and the federation runtime. */
export const CONTRACT_MAJOR = 1

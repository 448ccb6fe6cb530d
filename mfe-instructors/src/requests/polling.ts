/** Polling for changes by others: when the page regains focus, and every 30 seconds while it is visible. */
export const POLLING = { refetchOnWindowFocus: 'always', refetchInterval: 30_000 } as const

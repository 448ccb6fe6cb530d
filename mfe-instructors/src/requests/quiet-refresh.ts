/** Of what others change meanwhile: asked for again on coming back to the page and every half minute while it is in sight. */
export const QUIET_REFRESH = { refetchOnWindowFocus: 'always', refetchInterval: 30_000 } as const

/** Colombia keeps UTC−5 all year. */
const OFFSET_MS = 5 * 60 * 60 * 1000

/** Today in Colombia, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => new Date(now.getTime() - OFFSET_MS).toISOString().slice(0, 10)

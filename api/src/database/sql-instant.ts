/** Formats an instant in UTC as both engines store and compare it: `2026-01-31 15:04:05.678`. */
export const sqlInstant = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '')

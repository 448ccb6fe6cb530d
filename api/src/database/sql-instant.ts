/** Formats an instant in UTC as both engines store and compare it: `2026-01-31 15:04:05.678`. */
export const sqlInstant = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '')

/** Reads an instant that `sqlInstant` formats. A raw column is this text on SQLite, but a `Date` on MySQL unless SQL casts it. */
export const fromSqlInstant = (text: string) => new Date(`${text.replace(' ', 'T')}Z`)

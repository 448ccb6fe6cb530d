/** Colombia is at UTC−5 all year. */
const OFFSET_MS = 5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Colombia's local time as the UTC fields of a `Date`, for formats without a time zone, such as a spreadsheet. */
export const inColombia = (moment: Date): Date => new Date(moment.getTime() - OFFSET_MS)

/** Today in Colombia, `YYYY-MM-DD`. */
export const today = (now = new Date()): string => inColombia(now).toISOString().slice(0, 10)

/** The moment when a day begins in Colombia. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) + OFFSET_MS)

/** Calendar days between two days, `YYYY-MM-DD`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Adds days to a day, `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The last day that a report or a judgment may have: tomorrow, because clocks and time zones differ. */
export const lastPossibleDay = (now = new Date()): string => today(new Date(now.getTime() + DAY_MS))

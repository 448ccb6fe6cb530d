import { today } from '../domain/today.js'

const DAY_MS = 86_400_000

/** The day in Colombia some days from now, before where negative. */
export const inDays = (days: number) => today(new Date(Date.now() + days * DAY_MS))

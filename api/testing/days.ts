import { today } from '../src/rules/today.js'

const DAY_MS = 86_400_000

/** The day in Colombia `days` from now; negative for days ago. */
export const inDays = (days: number) => today(new Date(Date.now() + days * DAY_MS))

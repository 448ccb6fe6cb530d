import { inColombia, today } from '../../../rules/today.js'

const MONDAY = 1
/** The hour in Colombia from which summaries are sent. */
const HOUR = 6

/** Returns the Monday whose summaries are due at a moment: on that Monday from 06:00 in Colombia. Undefined at other times. */
export function dueMonday(now = new Date()): string | undefined {
  const local = inColombia(now)
  return local.getUTCDay() === MONDAY && local.getUTCHours() >= HOUR ? today(now) : undefined
}

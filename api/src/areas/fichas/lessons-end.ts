/** The practical stage of a técnico or tecnólogo, in months. */
const PRACTICE_MONTHS = 6

/**
 * Returns the last day of the lessons of a ficha whose report has only its first and its last day: six months before the last day,
 * or the last day itself if that leaves no lessons. Days are `YYYY-MM-DD`.
 */
export function lessonsEnd(first: string, last: string): string {
  const [year, month, day] = last.split('-').map(Number) as [number, number, number]
  const daysInMonth = new Date(Date.UTC(year, month - PRACTICE_MONTHS, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - PRACTICE_MONTHS - 1, Math.min(day, daysInMonth)))
  const text = end.toISOString().slice(0, 10)
  return text > first ? text : last
}

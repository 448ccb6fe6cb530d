/** How long a judgment has been owed, in ranges of days since the first classmate was judged. */
export const OWED_AGES = ['hasta_7', 'hasta_30', 'hasta_60', 'hasta_90', 'mas_de_90'] as const
export type OwedAge = (typeof OWED_AGES)[number]

const LAST_DAY: Record<OwedAge, number> = {
  hasta_7: 7,
  hasta_30: 30,
  hasta_60: 60,
  hasta_90: 90,
  mas_de_90: Number.POSITIVE_INFINITY,
}

/** Returns the first and the last day of a range. The last of `mas_de_90` is `Infinity`. */
export function daysOf(age: OwedAge): { first: number; last: number } {
  const before = OWED_AGES[OWED_AGES.indexOf(age) - 1]
  return { first: before === undefined ? 0 : LAST_DAY[before] + 1, last: LAST_DAY[age] }
}

/** Returns the range of a number of days; null without one. Reports may have days in the future, which are in the first range. */
export const owedAge = (days: number | null): OwedAge | null =>
  days === null ? null : (OWED_AGES.find((age) => days <= LAST_DAY[age]) ?? null)

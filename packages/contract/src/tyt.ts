// How ready an apprentice is for the TyT test: approved outcomes of all outcomes of the program's design.

export const READINESS_BANDS = ['lista', 'cerca', 'lejos'] as const
/** `lista` from 75 %, `cerca` from 50 %, `lejos` below. */
export type ReadinessBand = (typeof READINESS_BANDS)[number]

/** Approved of total in percent, rounded half up to two decimals; 0 where there is nothing to approve. */
export function tytPercentage(approved: number, total: number): number {
  if (total <= 0) return 0
  return Math.floor((approved * 20_000 + total) / (2 * total)) / 100
}

/** The band compares the exact ratio, never the rounded percentage: 74.996 % is not 75 %. */
export function readinessBand(approved: number, total: number): ReadinessBand {
  if (total > 0 && approved * 4 >= total * 3) return 'lista'
  if (total > 0 && approved * 2 >= total) return 'cerca'
  return 'lejos'
}

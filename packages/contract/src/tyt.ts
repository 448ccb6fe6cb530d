// Readiness for the TyT test: share of approved outcomes in the program's design.

export const READINESS_BANDS = ['lista', 'cerca', 'lejos'] as const
/** `lista` from 75 %, `cerca` from 50 %, `lejos` below. */
export type ReadinessBand = (typeof READINESS_BANDS)[number]

/** Returns approved of total in percent, rounded half up to two decimals; 0 if the total is 0. */
export function tytPercentage(approved: number, total: number): number {
  if (total <= 0) return 0
  return Math.floor((approved * 20_000 + total) / (2 * total)) / 100
}

/**
 * Minimum share of approved outcomes of each band, as a fraction, highest first. Below all of them the band is `lejos`.
 */
export const BAND_SHARES: readonly { band: ReadinessBand; numerator: number; denominator: number }[] = [
  { band: 'lista', numerator: 3, denominator: 4 },
  { band: 'cerca', numerator: 1, denominator: 2 },
]

/** Returns the band by the exact ratio and not by the rounded percentage: 74.996 % is not 75 %. */
export function readinessBand(approved: number, total: number): ReadinessBand {
  const reached = BAND_SHARES.find((share) => approved * share.denominator >= total * share.numerator)
  return (total > 0 && reached?.band) || 'lejos'
}

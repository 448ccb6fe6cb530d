import { LEFT_STATES } from './enums.ts'

// Readiness for the TyT test: share of approved outcomes in the program's design.

export const READINESS_BANDS = ['lista', 'cerca', 'lejos'] as const
/** `lista` from 75 %, `cerca` from 50 %, `lejos` below. */
export type ReadinessBand = (typeof READINESS_BANDS)[number]

/** Returns the share of approved outcomes in percent, rounded half up to two decimals; 0 if the total is 0. */
export function tytPercentage(approved: number, total: number): number {
  if (total <= 0) return 0
  return Math.floor((approved * 20_000 + total) / (2 * total)) / 100
}

/**
 * Minimum share of approved outcomes of each band, as a fraction, highest first. Below all shares, the band is `lejos`.
 */
export const BAND_SHARES = [
  { band: 'lista', numerator: 3, denominator: 4 },
  { band: 'cerca', numerator: 1, denominator: 2 },
] as const satisfies { band: ReadinessBand; numerator: number; denominator: number }[]

/** Returns the band by the exact ratio, not by the rounded percentage: 74.996 % is below 75 %. */
export function readinessBand(approved: number, total: number): ReadinessBand {
  const reached = BAND_SHARES.find((share) => approved * share.denominator >= total * share.numerator)
  return (total > 0 && reached?.band) || 'lejos'
}

export const NO_BAND_REASONS = ['retirado', 'sin_reporte'] as const
/** Why a person has no band: left the ficha, or the ficha has no judgments report yet. */
export type NoBandReason = (typeof NO_BAND_REASONS)[number]

/** The progress of a person in a ficha. */
interface Standing {
  /** As the reports of SOFIA write it. */
  estado: string
  /** Whether the ficha has had a judgments report. */
  hasReport: boolean
  approved: number
  total: number
}

/** Returns a person's band in a ficha, or the reason if there is no band: exactly one of the two. */
export function readinessOf({ estado, hasReport, approved, total }: Standing): {
  banda: ReadinessBand | null
  sin_banda: NoBandReason | null
} {
  if (LEFT_STATES.includes(estado)) return { banda: null, sin_banda: 'retirado' }
  if (!hasReport) return { banda: null, sin_banda: 'sin_reporte' }
  return { banda: readinessBand(approved, total), sin_banda: null }
}

const [READY] = BAND_SHARES

/** Returns how many more outcomes must be approved for the highest band; 0 if the band is reached. */
export function missingForReady(approved: number, total: number): number {
  return Math.max(0, Math.ceil((total * READY.numerator) / READY.denominator) - approved)
}

/** Ranges of the number of outcomes missing for the highest band, nearest first, with the first and last number of each. */
export const MISSING_STEPS = {
  '1': { from: 1, to: 1 },
  '2': { from: 2, to: 2 },
  '3': { from: 3, to: 3 },
  '4-5': { from: 4, to: 5 },
  '6-10': { from: 6, to: 10 },
  '11-20': { from: 11, to: 20 },
  'mas-de-20': { from: 21, to: Number.POSITIVE_INFINITY },
} as const
export type MissingStep = keyof typeof MISSING_STEPS
/** The names of the ranges, nearest first. */
export const MISSING_STEP_NAMES = Object.keys(MISSING_STEPS) as [MissingStep, ...MissingStep[]]

/** Returns the range of a number of missing outcomes; undefined for 0. */
export const missingStep = (missing: number): MissingStep | undefined =>
  MISSING_STEP_NAMES.find((step) => missing >= MISSING_STEPS[step].from && missing <= MISSING_STEPS[step].to)

/** The ranges of people who lack only a few outcomes. */
export const NEAR_STEPS = ['1', '2', '3'] as const satisfies MissingStep[]
/** The highest number of missing outcomes in `NEAR_STEPS`. */
export const NEAR = MISSING_STEPS[NEAR_STEPS[2]].to
/** Value of the board's filter for all of `NEAR_STEPS` together. */
export const FEW = 'pocos'
/** Values of the board's filter by number of missing outcomes. */
export const BOARD_STEPS = [...MISSING_STEP_NAMES, FEW] as const
export type BoardStep = (typeof BOARD_STEPS)[number]

/** Returns the first and last number of missing outcomes of a filter value. */
export const stepRange = (step: BoardStep): { from: number; to: number } =>
  step === FEW ? { from: 1, to: NEAR } : MISSING_STEPS[step]

/** Returns whether a number of missing outcomes belongs to a filter value. */
export function isWithin(missing: number, step: BoardStep): boolean {
  const { from, to } = stepRange(step)
  return missing >= from && missing <= to
}

/** Returns whether a person who lacks this number of outcomes for the highest band is near it (`NEAR_STEPS`); false for 0. */
export const isNear = (missing: number) => NEAR_STEPS.some((step) => step === missingStep(missing))

export const BOARD_KEYS = ['programa', 'ficha', 'jefe'] as const
/** What the totals of the readiness board are grouped by. */
export type BoardKey = (typeof BOARD_KEYS)[number]

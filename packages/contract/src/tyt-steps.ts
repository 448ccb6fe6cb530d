import { isDay } from './field-rules.ts'
import type { Columns, Fields } from './fields.ts'

// The steps of an apprentice to the certificate of the TyT test, each with a day. Users record them; no report has them.

export const TYT_STEPS = ['inscrito', 'presentado', 'certificado'] as const
export type TytStep = (typeof TYT_STEPS)[number]

/** The columns of `matricula` with the days of the steps. */
export const TYT_FIELDS = {
  tyt_inscrito: { kind: 'day', description: 'Day of the enrolment for the TyT test. Null if unknown.' },
  tyt_presentado: { kind: 'day', description: 'Day on which the person took the TyT test. Null if unknown.' },
  tyt_certificado: {
    kind: 'day',
    description: 'Day on which the certificate of the TyT test arrived. Null if unknown.',
  },
} as const satisfies Fields & Record<`tyt_${TytStep}`, unknown>
export type TytDays = Columns<typeof TYT_FIELDS>

/** Returns the column of a step. */
export const tytColumn = (step: TytStep) => `tyt_${step}` as const

/** The last known step, or `sin_inscribir` without one. */
export const TYT_STATES = ['sin_inscribir', ...TYT_STEPS] as const
export type TytState = (typeof TYT_STATES)[number]

/** Returns the last known step. An earlier one may be unknown: a list of results has no days of enrolment. */
export const tytState = (days: TytDays): TytState =>
  TYT_STEPS.findLast((step) => days[tytColumn(step)] !== null) ?? 'sin_inscribir'

/** Returns whether the known days are in the order of the steps. Several steps may have the same day. */
export function areInOrder(days: TytDays): boolean {
  const known = TYT_STEPS.map((step) => days[tytColumn(step)]).filter(isDay)
  return known.every((day, index) => index === 0 || day >= (known[index - 1] ?? day))
}

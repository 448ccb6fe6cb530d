import type { DateOrder } from './enums.ts'
import type { Params } from './errors.ts'

/** A date of a file that can be read in two ways, as days (ISO). */
export type AmbiguousDate = { valor: string; fila: number } & Record<DateOrder, string>

const FIELDS = ['valor', 'fila', 'dmy', 'mdy'] as const

/** The params of `dates_ambiguous` that carry its examples: `valor_1`, `fila_1`, … */
export const ambiguousDateParams = (dates: readonly AmbiguousDate[]): Params =>
  Object.fromEntries(dates.flatMap((date, at) => FIELDS.map((field) => [`${field}_${at + 1}`, date[field]])))

/** The examples among the params of `dates_ambiguous`. */
export function ambiguousDates(params: Params): AmbiguousDate[] {
  const dates: AmbiguousDate[] = []
  for (let at = 1; params[`valor_${at}`] !== undefined; at++) {
    const [valor, fila, dmy, mdy] = FIELDS.map((field) => String(params[`${field}_${at}`] ?? ''))
    dates.push({ valor: valor!, fila: Number(fila), dmy: dmy!, mdy: mdy! })
  }
  return dates
}

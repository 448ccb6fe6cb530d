import type { DateOrder } from './enums.ts'
import type { Params } from './errors.ts'

/** A date of a file that can be read as two days: its text in the file (`valor`), and the ISO day in each order. */
export type AmbiguousDate = { valor: string; fila: number } & Record<DateOrder, string>

/** Names of the params of one date, without its number. */
const FIELDS = ['valor', 'fila', 'dmy', 'mdy'] as const

/** Returns ambiguous dates as params of the error `dates_ambiguous`: `valor_1`, `fila_1`, `dmy_1`, `mdy_1`, `valor_2`, … */
export const ambiguousDateParams = (dates: readonly AmbiguousDate[]): Params =>
  Object.fromEntries(dates.flatMap((date, at) => FIELDS.map((field) => [`${field}_${at + 1}`, date[field]])))

/** Returns the ambiguous dates in the params of the error `dates_ambiguous`. */
export function ambiguousDates(params: Params): AmbiguousDate[] {
  const dates: AmbiguousDate[] = []
  for (let at = 1; params[`valor_${at}`] !== undefined; at++) {
    const [valor, fila, dmy, mdy] = FIELDS.map((field) => String(params[`${field}_${at}`] ?? ''))
    dates.push({ valor: valor!, fila: Number(fila), dmy: dmy!, mdy: mdy! })
  }
  return dates
}

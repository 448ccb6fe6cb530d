import { ambiguousDates } from '@fichero/contract/ambiguous-dates'
import type { Answer } from './registrar.js'
import { dataRows, type Table } from './table.js'

/**
 * What somebody answers who knows the days that are meant, where a file does not tell whether its days or its months
 * come first.
 */
export function answerDates(table: Table, { params = {} }: Answer): 'dmy' | 'mdy' {
  const meant = new Set(
    dataRows(table).flatMap(({ cells }) => [...cells.values()].map(({ means }) => means?.slice(0, 10))),
  )
  const examples = ambiguousDates(params)
  const [dmy, mdy] = (['dmy', 'mdy'] as const).map((order) => examples.filter((date) => meant.has(date[order])).length)
  return dmy! >= mdy! ? 'dmy' : 'mdy'
}

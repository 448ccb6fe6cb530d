import { type AmbiguousDate, ambiguousDateParams } from '@fichero/contract/ambiguous-dates'
import { dayWithMonthText } from '@fichero/contract/day-text'
import type { DateOrder } from '@fichero/contract/enums'
import { cutText } from '@fichero/contract/text'
import { cleanText, dateTimeOf, serialOf } from './cells.js'
import type { DateCell } from './date-evidence.js'
import { type DateReading, serialDateTime } from './dates.js'
import { ImportError } from './import-error.js'
import type { Cell } from './sheet.js'
import type { Table } from './sheet-table.js'

const EXAMPLES = 3
const MAX_SHOWN = 40

/** Builds the error that asks which reading is right, with examples in both. Undefined if no date can be read. */
export function ambiguousDatesError(
  { headings }: Table,
  archivo: string,
  dates: readonly DateCell[],
  readings: Record<DateOrder, DateReading>,
): ImportError | undefined {
  const examples = new Map<string, AmbiguousDate & Pick<DateCell, 'field'>>()
  for (const { row, field, cell } of dates) {
    const [dmy, mdy] = [readings.dmy, readings.mdy].map((reading) => dateTimeOf(cell, reading)?.slice(0, 10))
    const valor = serialOf(cell) === null ? cutText(cleanText(cell), MAX_SHOWN) : shownNumber(cell, readings.dmy)
    if (dmy && mdy && !examples.has(valor)) examples.set(valor, { valor, fila: row.fila, dmy, mdy, field })
    if (examples.size === EXAMPLES) break
  }
  const shown = [...examples.values()]
  const [first] = shown
  if (!first) return undefined
  return new ImportError('dates_ambiguous', {
    archivo,
    columna: headings[first.field] ?? first.field,
    ejemplos: shown.map(exampleText).join('; '),
    ...ambiguousDateParams(shown),
  })
}

/** Formats a serial date in the opposite order of the dates written as text, as the program that made the file displayed it. */
export function shownNumber(cell: Cell, { date1904, order }: DateReading): string {
  const serial = serialOf(cell)
  const moment = serial === null ? null : serialDateTime(serial, date1904)
  if (moment === null) return cleanText(cell)
  const [year, month, day] = moment.slice(0, 10).split('-')
  const time = moment.slice(10, 16)
  return `${order === 'dmy' ? `${month}/${day}` : `${day}/${month}`}/${year}${time === ' 00:00' ? '' : time}`
}

const exampleText = ({ valor, fila, dmy, mdy }: AmbiguousDate) =>
  `«${valor}» (fila ${fila}): ${[...new Set([dmy, mdy])].map((day) => dayWithMonthText(day, 'es')).join(' o ')}`

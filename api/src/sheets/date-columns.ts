import type { DateOrder, ImportKind } from '@fichero/contract/enums'
import type { Params } from '@fichero/contract/errors'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cleanText, dateTimeOf } from './cells.js'
import { type DateCell, type DateEvidence, dateCells, evidenceIn, numbersIn } from './date-evidence.js'
import { ambiguousDatesError, shownNumber } from './date-examples.js'
import { type DateReading, orderIn } from './dates.js'
import type { Field } from './fields.js'
import { ImportError } from './import-error.js'
import { reportDateIn } from './preamble.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'
import type { Table } from './table.js'

const DATES: Readonly<Record<ImportKind, readonly Field[]>> = {
  juicios: ['fecha_registro'],
  personas: ['fecha_inicio_contrato', 'fecha_fin_contrato'],
  aprendices: [],
  programa: [],
}

interface Context {
  archivo: string
  kind: ImportKind
  date1904: boolean
  /** Whether the sheet has the title of SOFIA's report. */
  titled: boolean
  /** What a person said of a file that could be read in two ways. */
  fechas: DateOrder | undefined
}

/**
 * Finds how the dates of a file are to be read: all in one way, because half of them must never be read in another.
 * Warns in the table of what a program had turned around, and of months that stand first.
 * @throws ImportError `dates_mixed` if no reading fits all of them; `dates_ambiguous` if two do and nobody has said which.
 */
export function dateReadingOf(table: Table, context: Context): DateReading {
  const fields = DATES[context.kind]
  if (fields.length === 0) return { date1904: context.date1904, order: 'unknown', turned: false }
  const cells = dateCells(table, fields)
  const evidence = evidenceIn(cells)
  const reading = decide(table, cells, evidence, context)
  if (reading.order === 'mdy') warnOf(table, 'dates_month_first', (evidence.mdy ?? evidence.either[0])!)
  const [number] = reading.turned ? numbersIn(cells, context.date1904).either : []
  if (number) {
    const fecha = dateTimeOf(number.cell, reading)!.slice(0, 10)
    const valor = shownNumber(number.cell, reading)
    warnOf(table, 'dates_turned', number, { fecha, valor })
  }
  return reading
}

function decide(table: Table, cells: DateCell[], evidence: DateEvidence, context: Context): DateReading {
  const { archivo, date1904, titled, fechas } = context
  const { dmy, mdy, plain, either, languages } = evidence
  const read = (order: DateOrder, turned = false): DateReading => ({ date1904, order, turned })
  if (!dmy && !mdy && either.length === 0) return read('dmy')
  const numbers = numbersIn(cells, date1904)
  if (mdy && (dmy ?? numbers.sure)) throw mixed(table, archivo, mdy, (dmy ?? numbers.sure)!)
  const certain = dmy ? 'dmy' : mdy ? 'mdy' : undefined
  const reportDate = reportDateIn(table.preamble)
  if (certain) {
    // A program that has the other order turns the dates that it can read into numbers, and leaves the others.
    const wereTurned = plain !== undefined && numbers.sure === undefined && numbers.either.length > 0
    if (!wereTurned) return read(certain)
  } else if (!languages.has('en') && (languages.has('es') || (titled && isDayFirst(reportDate)))) return read('dmy')
  const readings = {
    dmy: read(certain ?? 'dmy', certain === 'dmy'),
    mdy: read(certain ?? 'mdy', certain === 'mdy'),
  }
  const possible = (['dmy', 'mdy'] as const).filter((order) => isPast(cells, readings[order], reportDate))
  const [only] = possible
  if (possible.length === 1 && only) return readings[only]
  if (fechas) return readings[fechas]
  const asked = plain ? [...numbers.either.slice(0, 2), plain] : either
  const error = ambiguousDatesError(table, archivo, asked, readings)
  // What is no date in either order is told by its row.
  if (!error) return readings.dmy
  throw error
}

const isDayFirst = (cell: Cell | undefined) => orderIn(cleanText(cell))?.order === 'dmy'

/** A judgment of a report is not later than the report, whichever way its own date is read. Without one, none is past. */
function isPast(cells: DateCell[], reading: DateReading, reportDate: Cell | undefined): boolean {
  const days = [
    reading,
    { ...reading, order: 'dmy' as const, turned: !reading.turned },
    { ...reading, order: 'mdy' as const },
  ]
    .map((one) => dateTimeOf(reportDate, one) ?? '')
    .toSorted()
  const last = days.at(-1)!
  // Stryker disable next-line EqualityOperator: a day and a moment are never the same text
  return cells.every(({ cell }) => (dateTimeOf(cell, reading) ?? '').slice(0, 10) <= last)
}

function mixed({ headings }: Table, archivo: string, one: DateCell, other: DateCell): ImportError {
  return new ImportError('dates_mixed', {
    archivo,
    columna: headings[one.field] ?? one.field,
    fila: one.row.fila,
    valor: cleanText(one.cell),
    otra_fila: other.row.fila,
    otro_valor: cleanText(other.cell),
  })
}

function warnOf(table: Table, code: RowProblemCode, at: DateCell, params: Params = {}): void {
  const place = { fila: at.row.fila, columna: table.headings[at.field] ?? at.field, valor: cleanText(at.cell) }
  table.warnings.push(rowProblem(code, place, params))
}

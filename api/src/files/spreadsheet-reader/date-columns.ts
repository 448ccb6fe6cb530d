import type { DateOrder, ImportKind } from '@fichero/contract/enums'
import type { Params } from '@fichero/contract/errors'
import type { RowProblemCode } from '@fichero/contract/row-problems'
import { cleanText, dateTimeOf } from './cells.js'
import type { Field } from './column-fields.js'
import { type DateCell, type DateEvidence, dateCells, evidenceIn, numbersIn } from './date-evidence.js'
import { ambiguousDatesError, shownNumber } from './date-examples.js'
import { type DateReading, orderIn } from './dates.js'
import { ImportError } from './import-error.js'
import { reportDateIn } from './preamble.js'
import { rowProblem } from './row-problem.js'
import type { Cell } from './sheet.js'
import type { Table } from './sheet-table.js'

const DATES: Readonly<Record<ImportKind, readonly Field[]>> = {
  juicios: ['fecha_registro'],
  personas: ['fecha_inicio_contrato', 'fecha_fin_contrato'],
  aprendices: [],
  tyt: ['tyt_inscrito', 'tyt_presentado', 'tyt_certificado'],
  programa: [],
  instructores: ['inicio_programacion', 'fin_programacion'],
  pe04: ['inicio_ficha', 'fin_ficha'],
}

/** Facts about the file beside its table. */
interface Context {
  archivo: string
  kind: ImportKind
  date1904: boolean
  /** Whether the sheet has the title of SOFIA's report. */
  hasSofiaTitle: boolean
  /** The order that the user chose for a file with ambiguous dates. */
  fechas: DateOrder | undefined
}

/**
 * Decides how all dates of a file are read. All of them must be valid in the same reading, so that none is silently misread.
 * Adds a warning to the table if a program swapped day and month of its serial dates, or if its texts have the month first.
 * @throws ImportError `dates_mixed` if no reading is valid for all dates; `dates_ambiguous` if two are and the user chose
 * neither
 */
export function dateReadingOf(table: Table, context: Context): DateReading {
  const fields = DATES[context.kind]
  if (fields.length === 0) return { date1904: context.date1904, order: 'unknown', swapped: false }
  const cells = dateCells(table, fields)
  const evidence = evidenceIn(cells)
  const reading = decide(table, cells, evidence, context)
  if (reading.order === 'mdy') warnOf(table, 'dates_month_first', (evidence.mdy ?? evidence.either[0])!)
  const [number] = reading.swapped ? numbersIn(cells, context.date1904).either : []
  if (number) {
    const fecha = dateTimeOf(number.cell, reading)!.slice(0, 10)
    const valor = shownNumber(number.cell, reading)
    warnOf(table, 'dates_turned', number, { fecha, valor })
  }
  return reading
}

function decide(table: Table, cells: DateCell[], evidence: DateEvidence, context: Context): DateReading {
  const { archivo, kind, date1904, hasSofiaTitle, fechas } = context
  const { dmy, mdy, plain, either, languages } = evidence
  const read = (order: DateOrder, swapped = false): DateReading => ({ date1904, order, swapped })
  if (!dmy && !mdy && either.length === 0) return read('dmy')
  const numbers = numbersIn(cells, date1904)
  if (mdy && (dmy ?? numbers.sure)) throw mixed(table, archivo, mdy, (dmy ?? numbers.sure)!)
  const certain = dmy ? 'dmy' : mdy ? 'mdy' : undefined
  const reportDate = reportDateIn(table.preamble)
  // SENA writes the dates of these files as text, the day first, and many of them are in the future.
  const isAllText = kind === 'instructores' ? hasSofiaTitle : kind === 'pe04'
  if (certain) {
    // A spreadsheet program with the other order swaps day and month where it can, and leaves the other dates as text.
    const wereSwapped = plain !== undefined && numbers.sure === undefined && numbers.either.length > 0
    if (!wereSwapped) return read(certain)
  } else if (!languages.has('en') && (languages.has('es') || isAllText || (hasSofiaTitle && isDayFirst(reportDate))))
    return read('dmy')
  const readings = {
    dmy: read(certain ?? 'dmy', certain === 'dmy'),
    mdy: read(certain ?? 'mdy', certain === 'mdy'),
  }
  const possible = (['dmy', 'mdy'] as const).filter((order) => isPast(cells, readings[order], reportDate))
  const [only] = possible
  if (possible.length === 1 && only) return readings[only]
  if (fechas) return readings[fechas]
  const ambiguous = plain ? [...numbers.either.slice(0, 2), plain] : either
  const error = ambiguousDatesError(table, archivo, ambiguous, readings)
  // A text that is not a date in either order is later reported as an error of its row.
  if (!error) return readings.dmy
  throw error
}

const isDayFirst = (cell: Cell | undefined) => orderIn(cleanText(cell))?.order === 'dmy'

/**
 * Whether no judgment is later than the report. If the report's date is ambiguous too, its latest reading counts.
 * False if the report has no date.
 */
function isPast(cells: DateCell[], reading: DateReading, reportDate: Cell | undefined): boolean {
  const days = [
    reading,
    { ...reading, order: 'dmy' as const, swapped: !reading.swapped },
    { ...reading, order: 'mdy' as const },
  ]
    .map((candidate) => dateTimeOf(reportDate, candidate) ?? '')
    .toSorted()
  const last = days.at(-1)!
  // Stryker disable next-line EqualityOperator: a day and a moment are never the same text
  return cells.every(({ cell }) => (dateTimeOf(cell, reading) ?? '').slice(0, 10) <= last)
}

/** Builds the error for two dates that are not valid in the same order. */
function mixed({ headings }: Table, archivo: string, first: DateCell, other: DateCell): ImportError {
  return new ImportError('dates_mixed', {
    archivo,
    columna: headings[first.field] ?? first.field,
    fila: first.row.fila,
    valor: cleanText(first.cell),
    otra_fila: other.row.fila,
    otro_valor: cleanText(other.cell),
  })
}

function warnOf(table: Table, code: RowProblemCode, at: DateCell, params: Params = {}): void {
  const cell = { fila: at.row.fila, columna: table.headings[at.field] ?? at.field, valor: cleanText(at.cell) }
  table.warnings.push(rowProblem(code, cell, params))
}

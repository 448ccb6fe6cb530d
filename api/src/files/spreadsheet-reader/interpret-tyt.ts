import { MAX_TYT_ROWS } from '@fichero/contract/limits'
import { shownDocument } from '@fichero/contract/text'
import { TYT_STEPS, tytColumn } from '@fichero/contract/tyt-steps'
import { cleanText, dateTimeOf, documentProblem, isDocument } from './cells.js'
import type { DateReading } from './dates.js'
import { ImportError } from './import-error.js'
import { fichaNumberOf } from './preamble.js'
import { readableRows } from './readable-rows.js'
import type { Preamble, TytRecord, TytSheet } from './records.js'
import { RowProblemList } from './row-problem-list.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

const DAYS = TYT_STEPS.map(tytColumn)

interface Context {
  archivo: string
  dates: DateReading
}

/** Reads the rows that have a day. The other columns of the exported board are not read, and not reported either. */
export function interpretTyt(table: Table, preamble: Preamble, { archivo, dates }: Context): TytSheet {
  const warnings = table.warnings.filter(({ code }) => !['column_ignored', 'column_repeats'].includes(code))
  const problems = new RowProblemList({ ...table, warnings })
  const isReadable = readableRows(table, problems, ['nro_documento', 'ficha', ...DAYS])
  const rows = table.rows.filter((row) => DAYS.some((day) => cleanText(cellOf(table, row, day)) !== ''))
  if (rows.length > MAX_TYT_ROWS)
    throw new ImportError('too_many_people', { archivo, filas: rows.length, max: MAX_TYT_ROWS })
  const known = new Map<string, number>()
  const people: TytRecord[] = []
  for (const row of rows) {
    const record = isReadable(row) ? readRow(table, problems, dates, row) : null
    if (!record) continue
    const key = `${record.nro_documento} ${record.ficha}`
    const otra_fila = known.get(key)
    if (otra_fila !== undefined) problems.reject('duplicate_person', row, 'nro_documento', { otra_fila })
    else people.push(record)
    known.set(key, otra_fila ?? row.fila)
  }
  const { rejected } = problems
  return { kind: 'tyt', ...preamble, people, headings: table.headings, filas: rows.length, rejected, warnings }
}

/** Returns the document number, ficha and days of a row, or null if one of them is not valid. */
function readRow(table: Table, problems: RowProblemList, dates: DateReading, row: TableRow): TytRecord | null {
  const before = problems.rejected.length
  const document = cellOf(table, row, 'nro_documento')
  const nro_documento = shownDocument(cleanText(document)).toUpperCase()
  // A passport has letters.
  if (!isDocument(nro_documento, 'PA')) problems.reject(documentProblem(document), row, 'nro_documento')
  const number = cellOf(table, row, 'ficha')
  const ficha = fichaNumberOf(number)
  if (ficha === null && cleanText(number) !== '') problems.reject('ficha_invalid', row, 'ficha')
  const dias: TytRecord['dias'] = {}
  for (const field of DAYS) {
    const cell = cellOf(table, row, field)
    if (cleanText(cell) === '') continue
    const day = dateTimeOf(cell, dates)?.slice(0, 10)
    if (day === undefined) problems.reject('day_invalid', row, field)
    else dias[field] = day
  }
  return problems.rejected.length > before ? null : { fila: row.fila, nro_documento, ficha, dias }
}

import { dateTimeOf } from './cells.js'
import type { Field } from './column-fields.js'
import type { DateReading } from './dates.js'
import type { Cell, Sheet } from './sheet.js'
import type { Table } from './sheet-table.js'

/** The date columns of all kinds. */
const DATES: readonly Field[] = ['fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']

/** A value as it is in the file. A date that was read is an ISO instant in UTC, because a cell has no time zone. */
export type OriginalCell = Exclude<Cell, boolean> | { instant: string }

/** The data rows of a file with their original values and headings. */
export interface OriginalRows {
  headings: string[]
  rows: { fila: number; cells: OriginalCell[] }[]
}

/** Returns the data rows of a file as they are written, for a workbook of the rejected rows. */
export function originalRows({ rows }: Sheet, table: Table, reading: DateReading): OriginalRows {
  const header = rows[table.fila - 1] ?? []
  const dates = DATES.map((field) => table.columns.get(field))
  return {
    headings: header.map((cell) => String(cell ?? '')),
    rows: table.rows.map(({ fila, cells }) => ({
      fila,
      cells: cells.map((cell, column) => shown(cell, dates.includes(column) ? reading : undefined)),
    })),
  }
}

/** Dates become instants, so that a workbook made from these rows has no ambiguous dates. */
function shown(cell: Cell, reading: DateReading | undefined): OriginalCell {
  if (typeof cell === 'boolean') return String(cell).toUpperCase()
  const isRead = reading && (typeof cell === 'number' || reading.order !== 'unknown')
  const moment = isRead ? dateTimeOf(cell, reading) : null
  return moment === null ? cell : { instant: `${moment.replace(' ', 'T')}Z` }
}

import { serialDateTime } from './dates.js'
import type { Cell, Field, Sheet } from './records.js'
import type { Table } from './table.js'

const DATES: readonly Field[] = ['fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']

/** A value as the file has it. The date of a workbook is an instant in UTC (ISO), because a cell has no time zone. */
export type OriginalCell = Exclude<Cell, boolean> | { instant: string }

/** The data rows as the file has them, with its headings. */
export interface OriginalRows {
  headings: string[]
  rows: { fila: number; cells: OriginalCell[] }[]
}

export function originalRows({ rows, date1904 }: Sheet, table: Table): OriginalRows {
  const header = rows[table.fila - 1] ?? []
  const dates = DATES.map((field) => table.columns.get(field))
  return {
    headings: header.map((cell) => String(cell ?? '')),
    rows: table.rows.map(({ fila, cells }) => ({
      fila,
      cells: cells.map((cell, column) => shown(cell, dates.includes(column), date1904)),
    })),
  }
}

function shown(cell: Cell, isDate: boolean, date1904: boolean): OriginalCell {
  if (typeof cell === 'boolean') return String(cell).toUpperCase()
  const moment = isDate && typeof cell === 'number' ? serialDateTime(cell, date1904) : null
  return moment === null ? cell : { instant: `${moment.replace(' ', 'T')}Z` }
}

import { serialDateTime } from './dates.js'
import type { Cell, Sheet } from './records.js'
import type { Table } from './table.js'

/** A value as the file has it. The date of a workbook is an instant in UTC (ISO), because a cell has no time zone. */
export type OriginalCell = Exclude<Cell, boolean> | { instant: string }

/** The data rows as the file has them, with its headings. */
export interface OriginalRows {
  headings: string[]
  rows: { fila: number; cells: OriginalCell[] }[]
}

export function originalRows({ rows, date1904 }: Sheet, table: Table): OriginalRows {
  const header = rows[table.fila - 1] ?? []
  const dates = table.columns.get('fecha_registro')
  return {
    headings: header.map((cell) => String(cell ?? '')),
    rows: table.rows.map(({ fila, cells }) => ({
      fila,
      cells: cells.map((cell, column) => shown(cell, column === dates, date1904)),
    })),
  }
}

function shown(cell: Cell, isDate: boolean, date1904: boolean): OriginalCell {
  if (typeof cell === 'boolean') return String(cell).toUpperCase()
  const moment = isDate && typeof cell === 'number' ? serialDateTime(cell, date1904) : null
  return moment === null ? cell : { instant: `${moment.replace(' ', 'T')}Z` }
}

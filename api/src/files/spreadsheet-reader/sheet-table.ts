import type { RowProblem } from '@fichero/contract/imports.schema'
import type { Field, Headings } from './column-fields.js'
import type { Cell } from './sheet.js'

/** A row of a sheet with its row number. */
export interface TableRow {
  fila: number
  cells: Cell[]
}

/** A header and the rows below it. */
export interface Table {
  headings: Headings
  /** Index of each field's column. */
  columns: ReadonlyMap<Field, number>
  /** The header's row number. */
  fila: number
  /** Non-empty rows below the header. `fila` is the spreadsheet's row number. */
  rows: TableRow[]
  /** Hidden rows of a list, which are not read. */
  leftOut: TableRow[]
  /** Rows of a text file with more values than headings. Empty for other files, in which every value has its column. */
  longRows: ReadonlySet<TableRow>
  /** How many columns the header has, with or without a heading. */
  width: number
  /** Rows of the preamble. */
  preamble: Cell[][]
  /** About columns and lines that were not read. */
  warnings: RowProblem[]
}

/** Returns the row's cell in the field's column; undefined if the table does not have the column. */
export function cellOf({ columns }: Pick<Table, 'columns'>, row: TableRow, field: Field): Cell | undefined {
  const column = columns.get(field)
  return column === undefined ? undefined : row.cells[column]
}

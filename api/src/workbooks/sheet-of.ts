import type { CellValue, Column, Worksheet } from './write-workbook.js'

/** A column and where its value comes from. */
export interface ColumnOf<Row> extends Column {
  value: (row: Row) => CellValue
}

/** Builds a worksheet with one row for each item. */
export const sheetOf = <Row>(name: string, columns: ColumnOf<Row>[], rows: Row[]): Worksheet => ({
  name,
  columns: columns.map(({ value: _, ...column }) => column),
  rows: rows.map((row) => columns.map(({ value }) => value(row))),
})

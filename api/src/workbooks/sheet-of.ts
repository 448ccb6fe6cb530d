import type { CellValue, Column, Rows, Worksheet } from './worksheet.js'

/** A column and where its value comes from. */
export interface ColumnOf<Row> extends Column {
  value: (row: Row) => CellValue
}

/** Builds a worksheet with one row for each item. */
export const sheetOf = <Row>(name: string, columns: ColumnOf<Row>[], rows: Rows<Row>): Worksheet => ({
  name,
  columns: columns.map(({ value: _, ...column }) => column),
  rows: valuesOf(columns, rows),
})

async function* valuesOf<Row>(columns: ColumnOf<Row>[], rows: Rows<Row>) {
  for await (const row of rows) yield columns.map(({ value }) => value(row))
}

import type { CellValue, Column, Rows, Worksheet } from './worksheet.js'

/** A column with a function that returns its value in a row. */
export interface ColumnOf<Row> extends Column {
  value: (row: Row) => CellValue
}

/** Builds a worksheet with one row for each item. */
export const sheetOf = <Row>(name: string, columns: ColumnOf<Row>[], rows: Rows<Row>): Worksheet => ({
  name,
  columns: columns.map(({ value: _, ...column }) => column),
  rows: Array.isArray(rows) ? valuesOf(columns, rows) : pagesOf(columns, rows),
})

const valuesOf = <Row>(columns: ColumnOf<Row>[], rows: Row[]) =>
  rows.map((row) => columns.map(({ value }) => value(row)))

async function* pagesOf<Row>(columns: ColumnOf<Row>[], pages: AsyncIterable<Row[]>) {
  for await (const page of pages) yield valuesOf(columns, page)
}

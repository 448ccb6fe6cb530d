/** Days and moments are `Date`s in UTC: a cell of a spreadsheet has no time zone. */
export type CellValue = string | number | Date | null

export interface Column {
  /** May be empty. */
  heading: string
  /** In characters. */
  width: number
  /** How Excel shows numbers and dates: `0.00`, or one of `CELL_FORMATS`. */
  format?: string
}

/** A worksheet without its rows. */
export interface SheetHead {
  /** At most 31 characters, without `[ ] : * ? / \`. */
  name: string
  columns: Column[]
}

export interface Worksheet extends SheetHead {
  /** One value for each column. */
  rows: Rows<CellValue[]>
}

/** Potentially many rows are pages, read one at a time. */
export type Rows<Row> = Row[] | AsyncIterable<Row[]>

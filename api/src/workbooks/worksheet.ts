/** Days and moments are `Date`s in UTC: a cell of a spreadsheet has no time zone. */
export type CellValue = string | number | Date | null

export interface Column {
  /** May be empty. */
  heading: string
  /** In characters. */
  width: number
  /** How Excel shows numbers and dates: `0.00`, or `DAY` and `MOMENT` below. */
  format?: string
}

export interface SheetHead {
  /** At most 31 characters, without `[ ] : * ? / \`. */
  name: string
  columns: Column[]
}

export interface Worksheet extends SheetHead {
  /** One value for each column. */
  rows: Rows<CellValue[]>
}

/** Where they may be many, pages that are read one after the other. */
export type Rows<Row> = Row[] | AsyncIterable<Row[]>

export const DAY = 'dd/mm/yyyy'
export const MOMENT = 'dd/mm/yyyy hh:mm'

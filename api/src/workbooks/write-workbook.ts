import writeXlsxFile, { type Cell, type Row } from 'write-excel-file/node'

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

export interface Worksheet {
  /** At most 31 characters, without `[ ] : * ? / \`. */
  name: string
  columns: Column[]
  /** One value for each column. */
  rows: CellValue[][]
}

export const DAY = 'dd/mm/yyyy'
export const MOMENT = 'dd/mm/yyyy hh:mm'
const DATES: readonly string[] = [DAY, MOMENT]

/** Excel opens no file with a longer one. */
const MAX_TEXT = 32_767
/** The format of texts: editing the cell does not turn `=1+1` into a formula, nor a document number into a number. */
const TEXT = '@'

/**
 * Writes an .xlsx: a bold heading that stays in sight, numbers and dates as such, and every text as text, whatever it
 * begins with.
 */
export const writeWorkbook = (sheets: Worksheet[]): Promise<Buffer> =>
  writeXlsxFile(
    sheets.map(({ name, columns, rows }) => ({
      sheet: name,
      data: [columns.map(headingOf), ...rows.map((row) => rowOf(row, columns))],
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()

const headingOf = ({ heading }: Column): Cell =>
  heading === '' ? null : { value: heading, type: String, fontWeight: 'bold' }

const rowOf = (row: CellValue[], columns: Column[]): Row => row.map((value, place) => cellOf(value, columns[place]))

function cellOf(value: CellValue, column: Column | undefined): Cell {
  if (value === null || value === '') return null
  if (typeof value === 'string') return { value: value.slice(0, MAX_TEXT), type: String, format: TEXT }
  if (typeof value === 'number') {
    // Among dates a number stays one: a document would be shown as a day far away.
    const format = DATES.includes(column?.format ?? '') ? undefined : column?.format
    return { value, type: Number, ...(format && { format }) }
  }
  return { value, type: Date, format: column?.format ?? DAY }
}

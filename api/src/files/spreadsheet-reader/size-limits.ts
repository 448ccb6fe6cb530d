import { ImportError } from './import-error.js'

/** Limits of an Excel sheet, and so of all programs that write its formats. */
export const LAST_ROW = 1_048_576
export const LAST_COLUMN = 16_384
/** Maximum number of sheets of a workbook. */
export const MAX_SHEETS = 256
/** Maximum number of filled rows of a sheet. */
export const MAX_ROWS = 20_000
/** `MAX_ROWS` rows of 30 columns, more than any report: the list of a centre has 2,700 rows of 52 columns. */
export const MAX_CELLS = 600_000

/** How many rows of a sheet have content, and how many cells these rows have. */
export interface SheetSize {
  rows: number
  cells: number
}

/** @throws ImportError `too_many_rows` or `too_many_cells` */
export function checkSize({ rows, cells }: SheetSize, archivo: string): void {
  if (rows > MAX_ROWS) throw new ImportError('too_many_rows', { archivo, total: rows, max: MAX_ROWS })
  if (cells > MAX_CELLS) throw new ImportError('too_many_cells', { archivo, total: cells, max: MAX_CELLS })
}

/**
 * Checks the number of filled rows and of cells, before memory is allocated for empty rows.
 * @throws ImportError `file_inflates`, `too_many_rows` or `too_many_cells`
 */
export function checkSheetSize(rows: readonly (readonly unknown[] | undefined)[], archivo: string): void {
  if (rows.length > LAST_ROW) throw new ImportError('file_inflates', { archivo })
  const size = { rows: 0, cells: 0 }
  rows.forEach((row) => {
    if (!row || row.length === 0) return
    size.rows++
    size.cells += row.length
  })
  checkSize(size, archivo)
}

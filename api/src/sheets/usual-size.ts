import { ImportError } from './import-error.js'

/** Of a sheet of Excel, and of all that write its formats. */
export const LAST_ROW = 1_048_576
export const LAST_COLUMN = 16_384
export const MAX_SHEETS = 256
export const MAX_ROWS = 20_000
/** As many rows of 30 columns, more than any report: the list of a centre has 2,700 rows of 52. */
export const MAX_CELLS = 600_000

/**
 * Counts the rows that are not empty and the cells of a sheet, before any memory is taken for its empty ones.
 * @throws ImportError `file_inflates`, `too_many_rows` or `too_many_cells`
 */
export function requireUsualSize(rows: readonly (readonly unknown[] | undefined)[], archivo: string): void {
  if (rows.length > LAST_ROW) throw new ImportError('file_inflates', { archivo })
  let filled = 0
  let cells = 0
  rows.forEach((row) => {
    if (!row || row.length === 0) return
    filled++
    cells += row.length
  })
  if (filled > MAX_ROWS) throw new ImportError('too_many_rows', { archivo, max: MAX_ROWS })
  if (cells > MAX_CELLS) throw new ImportError('too_many_cells', { archivo, max: MAX_CELLS })
}

import { KNOWN_STATES } from './apprentice-states.js'
import type { Cell } from './sheet.js'
import type { TableRow } from './sheet-table.js'

/**
 * Whether the last row of a CSV without a final line end is truncated: it is shorter than the other rows, or its last cell is
 * a prefix of another row's value. A closing line, which is not in `read`, only has to be as long as the header.
 */
export function isLastRowTruncated(header: Cell[], all: TableRow[], read: TableRow[], lastColumn: number): boolean {
  const { cells } = all.at(-1)!
  const others = read.map((row) => row.cells).filter((row) => row !== cells)
  const width = [header, ...others].reduce((least, row) => Math.min(least, row.length), Infinity)
  if (cells.length <= lastColumn || cells.length < width) return true
  if (read.at(-1)?.cells !== cells) return false
  const text = String(cells[lastColumn] ?? '')
  const values = others.map((row) => String(row[lastColumn] ?? ''))
  if (text === '') return values.length > 0 && !values.includes('')
  const known = new Set([...values, ...KNOWN_STATES])
  return !known.has(text) && [...known].some((value) => value.startsWith(text))
}

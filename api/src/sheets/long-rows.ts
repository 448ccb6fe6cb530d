import type { Cell } from './sheet.js'
import type { TableRow } from './table.js'

/**
 * The rows of a text file that have more values than there are headings: a separator within a text moved all that
 * follows. Some programs write a separator at the end of each row of data.
 */
export function longRows(header: Cell[], rows: TableRow[]): ReadonlySet<TableRow> {
  const least = rows.reduce((length, { cells }) => Math.min(length, cells.length), Infinity)
  const most = Math.max(header.length, least)
  const isLong = ({ cells }: TableRow) =>
    cells.length > most || cells.some((cell, at) => at >= header.length && String(cell ?? '').trim() !== '')
  return new Set(rows.filter(isLong))
}

import type { Range } from '@e965/xlsx'
import type { Cell } from './sheet.js'
import { checkSize, MAX_CELLS } from './size-limits.js'

/**
 * Gives the value of a cell that is merged over several rows to each of these rows: a person above the person's outcomes. Rows
 * without a value of their own stay blank. A cell that is merged over several columns stays in the first one.
 * @throws ImportError `too_many_cells`
 */
export function fillMerged(rows: Cell[][], merges: readonly Range[], archivo: string): void {
  let cells = 0
  for (const { s, e } of merges) {
    const value = rows[s.r]?.[s.c] ?? null
    if (value === null) continue
    const last = Math.min(e.r, rows.length - 1)
    cells += Math.max(0, last - s.r)
    if (cells > MAX_CELLS) checkSize({ rows: 0, cells }, archivo)
    for (const row of rows.slice(s.r + 1, last + 1)) {
      if (row.length === 0) continue
      while (row.length <= s.c) row.push(null)
      row[s.c] ??= value
    }
  }
}

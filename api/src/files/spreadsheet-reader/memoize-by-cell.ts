import type { Cell } from './sheet.js'

type CellReader<T> = (cell: Cell | undefined) => T

/** Memoizes the result for each value: the rows of a report repeat people, outcomes and judgments. */
export function memoizeByCell<T>(read: CellReader<T>): CellReader<T> {
  const known = new Map<Cell | undefined, T>()
  return (cell) => {
    const cached = known.get(cell)
    if (cached !== undefined) return cached
    const value = read(cell)
    known.set(cell, value)
    return value
  }
}

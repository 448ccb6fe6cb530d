import type { Cell } from './sheet.js'

type Read<T> = (cell: Cell | undefined) => T

/** Remembers what was read from each value: the rows of a report repeat people, outcomes and judgments. */
export function perCell<T>(read: Read<T>): Read<T> {
  const known = new Map<Cell | undefined, T>()
  return (cell) => {
    const kept = known.get(cell)
    if (kept !== undefined) return kept
    const value = read(cell)
    known.set(cell, value)
    return value
  }
}

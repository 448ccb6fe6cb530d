import { startTransition, useState } from 'react'
import { useSteady } from './use-steady'

/** Rows of a table chosen by their key. What leaves the rows, by a filter or a change, is no longer chosen. */
export function useSelection<T>(rows: T[], keyOf: (row: T) => number) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  return {
    chosen: rows.filter((row) => selected.has(keyOf(row))),
    isChosen: (row: T) => selected.has(keyOf(row)),
    toggle: useSteady((row: T) => {
      const next = new Set(selected)
      if (!next.delete(keyOf(row))) next.add(keyOf(row))
      setSelected(next)
    }),
    // The press is answered before all rows are drawn.
    all: () => startTransition(() => setSelected(new Set(rows.map(keyOf)))),
    none: () => setSelected(new Set()),
  }
}

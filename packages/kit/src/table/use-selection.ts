import { startTransition, useState } from 'react'
import { useStableCallback } from './use-stable-callback'

/** The selected rows of a table, by key. Rows that a filter or a change removes are no longer selected. */
export function useSelection<T>(rows: T[], keyOf: (row: T) => number | string) {
  const [selected, setSelected] = useState<ReadonlySet<number | string>>(new Set())
  return {
    chosen: rows.filter((row) => selected.has(keyOf(row))),
    isChosen: (row: T) => selected.has(keyOf(row)),
    toggle: useStableCallback((row: T) => {
      const next = new Set(selected)
      if (!next.delete(keyOf(row))) next.add(keyOf(row))
      setSelected(next)
    }),
    // A transition, so that the browser can show the click before all rows render.
    all: () => startTransition(() => setSelected(new Set(rows.map(keyOf)))),
    none: () => setSelected(new Set()),
  }
}

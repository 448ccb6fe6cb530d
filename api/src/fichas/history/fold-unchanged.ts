/** Maximum number of loads in one entry of the answer. */
export const MAX_FOLDED = 50

interface Place {
  id: number
  /** Whether the load may share an entry with others. */
  isFoldable: boolean
}

/**
 * Returns the ids of each entry of a history, newest first as `places`: consecutive foldable loads share an entry. A
 * longer run is split counting from its oldest load, so that a new load leaves the older entries as they are.
 */
export function foldUnchanged(places: readonly Place[]): number[][] {
  const entries: number[][] = []
  let run: number[] | null = null
  for (const { id, isFoldable } of places.toReversed()) {
    if (isFoldable && run && run.length < MAX_FOLDED) run.push(id)
    else {
      const entry = [id]
      entries.push(entry)
      run = isFoldable ? entry : null
    }
  }
  return entries.map((ids) => ids.toReversed()).toReversed()
}

/** Maximum number of imports in one folded entry. */
export const MAX_FOLDED = 50

/** An import of the history. */
interface Load {
  id: number
  /** Whether the import may share an entry with neighbouring imports. */
  isFoldable: boolean
}

/**
 * Groups imports into the entries of the history. Consecutive foldable imports share an entry of at most `MAX_FOLDED` ids. A
 * longer run is split from its oldest import on, so that a new import does not change the older entries. `loads` and the result
 * have the newest import first.
 */
export function foldUnchanged(loads: readonly Load[]): number[][] {
  const entries: number[][] = []
  let run: number[] | null = null
  for (const { id, isFoldable } of loads.toReversed()) {
    if (isFoldable && run && run.length < MAX_FOLDED) run.push(id)
    else {
      const entry = [id]
      entries.push(entry)
      run = isFoldable ? entry : null
    }
  }
  return entries.map((ids) => ids.toReversed()).toReversed()
}

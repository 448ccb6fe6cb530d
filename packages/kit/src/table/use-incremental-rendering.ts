import { startTransition, useEffect, useState } from 'react'
import { usePrinting } from '../print-rows/use-printing'
import { FIRST_SCREEN } from './first-screen'

/**
 * Returns how many rows of a list to render: those of the first screen at once, the others in later renders, each of which
 * doubles the number, so that key presses and clicks are handled in between. For print, returns all rows.
 * @param first number of rows on the first screen
 * @param most maximum number of rows that a later render adds
 */
export function useIncrementalRendering(total: number, first = FIRST_SCREEN, most = Number.POSITIVE_INFINITY): number {
  const printing = usePrinting()
  const [limit, setLimit] = useState(first)
  useEffect(() => {
    if (limit < total) startTransition(() => setLimit(limit + Math.min(limit, most)))
    else if (limit > first && limit > 2 * total) setLimit(Math.max(first, total))
  }, [limit, total, first, most])
  return printing ? total : Math.min(limit, total)
}

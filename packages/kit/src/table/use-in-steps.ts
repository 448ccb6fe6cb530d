import { startTransition, useEffect, useState } from 'react'
import { usePrinting } from '../paper/use-printing'
import { FIRST_SCREEN } from './first-screen'

/**
 * Returns how many rows of a list are drawn: those of the first screen at once, the others in renders of their own, each of as
 * many as there are before it, between which keys and presses are answered. On paper all.
 * @param first of the first screen
 * @param most in one of the others
 */
export function useInSteps(total: number, first = FIRST_SCREEN, most = Number.POSITIVE_INFINITY): number {
  const printing = usePrinting()
  const [limit, setLimit] = useState(first)
  useEffect(() => {
    if (limit < total) startTransition(() => setLimit(limit + Math.min(limit, most)))
    else if (limit > first && limit > 2 * total) setLimit(Math.max(first, total))
  }, [limit, total, first, most])
  return printing ? total : Math.min(limit, total)
}

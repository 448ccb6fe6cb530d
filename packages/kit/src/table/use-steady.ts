import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns the same function on every render, which does what the newest `act` does: the columns of a table that have it in
 * their cells stay the same object. For answers to presses, not for what is drawn.
 */
export function useSteady<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: A) => latest.current(...given), [])
}

import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns the same function on every render, which calls the latest `act`, so that the columns of a table that use it in
 * their cells stay the same object. For event handlers, not for rendering.
 */
export function useStableCallback<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: A) => latest.current(...args), [])
}

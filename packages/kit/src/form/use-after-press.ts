import { useEffect, useRef } from 'react'
import { watchPress } from './watch-press'

/** Returns a function that delays an action until the current pointer press has ended, as long as the form is there. */
export function useAfterPress(): (act: () => void) => void {
  const afterPress = useRef<(act: () => void) => void>(setTimeout)
  useEffect(() => {
    const stop = new AbortController()
    afterPress.current = watchPress(stop.signal)
    return () => stop.abort()
  }, [])
  return (act) => afterPress.current(act)
}

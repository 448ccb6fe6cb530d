import { useEffect, useRef } from 'react'

/**
 * A closing dialog returns the focus to the button that opened it, but a change may remove that button. Returns a function
 * to call after such a change: it moves the focus to the heading once `isClosed`.
 */
export function useReturnedFocus(headingId: string, isClosed: boolean): () => void {
  const isChanged = useRef(false)
  useEffect(() => {
    if (!isClosed || !isChanged.current) return
    isChanged.current = false
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [headingId, isClosed])
  return () => {
    isChanged.current = true
  }
}

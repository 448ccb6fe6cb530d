import { useEffect, useRef } from 'react'

/**
 * A dialog that closes gives the focus back to the button that opened it, which may go with what it changed. Returns a
 * function that a change calls: once `isClosed`, the focus is at the heading.
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

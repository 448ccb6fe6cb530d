import { useEffect, useRef } from 'react'

/**
 * Returns what postpones an action until the press is over that is going on, if any. A press takes the focus from a field before
 * it is a click: a message that appears below the field at that moment moves the button away from under the pointer, and the
 * click is lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  useEffect(() => {
    const stop = new AbortController()
    const listen = (event: string, pressed: boolean) =>
      window.addEventListener(
        event,
        () => {
          isPressed.current = pressed
        },
        { capture: true, signal: stop.signal },
      )
    listen('pointerdown', true)
    listen('pointerup', false)
    listen('pointercancel', false)
    return () => stop.abort()
  }, [])
  return (act) => {
    if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(act), { once: true, capture: true })
    else setTimeout(act)
  }
}

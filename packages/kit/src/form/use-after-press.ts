import { useEffect, useRef } from 'react'

/**
 * Returns a function that delays an action until the current pointer press has ended. A press blurs the field before it
 * becomes a click: a message that appears below the field at that moment would move the button away and lose the click.
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

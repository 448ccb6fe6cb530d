import { useEffect, useRef } from 'react'

/**
 * Keeps the focus when a button removes its own row from a list. Call the returned function in its click handler: when
 * `list` has changed and nothing has the focus, the element `id` is focused.
 */
export function useKeptFocus(id: string, list: unknown) {
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the list changes
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    pressed.current = false
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, list])
  return () => {
    pressed.current = true
  }
}

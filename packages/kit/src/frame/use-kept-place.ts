import { useEffect, useRef } from 'react'

/**
 * A button that is pressed in a list may leave with its row, and the keyboard would start again at the top of the page. Call the
 * answer on pressing: once `list` has changed and nothing holds the focus, it goes to the element `id`.
 */
export function useKeptPlace(id: string, list: unknown) {
  const pressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list's change is what it waits for.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return
    pressed.current = false
    document.getElementById(id)?.focus({ preventScroll: true })
  }, [id, list])
  return () => {
    pressed.current = true
  }
}

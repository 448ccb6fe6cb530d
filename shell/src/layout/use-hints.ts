import { useEffect, useState } from 'react'

/**
 * Whether names are shown beside icons on hover or focus. Escape hides them until hover or focus moves (WCAG 1.4.13:
 * https://www.w3.org/WAI/WCAG22/Understanding/content-on-hover-or-focus).
 */
export function useHints(active: boolean) {
  const [hints, setHints] = useState(true)
  useEffect(() => {
    if (!active) return
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHints(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [active])
  return { hints, showHints: () => setHints(true) }
}

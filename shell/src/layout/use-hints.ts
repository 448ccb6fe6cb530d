import { useEffect, useState } from 'react'

/** Names that stand beside icons under the pointer or the focus: Escape puts them away until either moves on (WCAG 1.4.13). */
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
  return { hints, again: () => setHints(true) }
}

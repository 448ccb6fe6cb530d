import { type RefObject, useEffect, useState } from 'react'

/** How far below or above the window something is taken for seen, so that it has come when the reader arrives. */
const AHEAD = '400px'

/** Whether an element has been in the window, or near it. `see` takes it for seen. */
export function useSeen(element: RefObject<Element | null>): [isSeen: boolean, see: () => void] {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: `${AHEAD} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return [isSeen, () => setSeen(true)]
}

import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long to wait until the page is as tall as it was, in ms. */
const LIMIT = 10_000

/** Events that show that the user scrolls or uses the page. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scroll position by the key of the history entry. */
const positions = new Map<string, number>()

/**
 * Restores the scroll position after Back. The router scrolls at once, when the page has no rows yet and is too short. This
 * hook keeps scrolling to the position while the page grows, unless the user scrolls meanwhile.
 */
export function useScrollBack() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const position = isReturn ? (positions.get(key) ?? 0) : 0
    const ended = new AbortController()
    const returning = new AbortController()
    const reach = () => {
      window.scrollTo(0, position)
      // A position may lie between two pixels.
      if (Math.abs(window.scrollY - position) < 1) returning.abort()
    }
    const storePosition = () => {
      if (position === 0 || returning.signal.aborted) positions.set(key, window.scrollY)
    }
    storePosition()
    window.addEventListener('scroll', storePosition, { passive: true, signal: ended.signal })
    if (position > 0) {
      const growth = new ResizeObserver(reach)
      growth.observe(document.body)
      const limit = setTimeout(() => returning.abort(), LIMIT)
      returning.signal.addEventListener('abort', () => {
        growth.disconnect()
        clearTimeout(limit)
      })
      const { signal } = returning
      for (const event of BY_HAND)
        window.addEventListener(event, () => returning.abort(), { passive: true, once: true, signal })
    }
    return () => {
      returning.abort()
      ended.abort()
    }
  }, [key, isReturn])
}

import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a screen may take to become as tall as it was, in ms. */
const LIMIT = 10_000

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Where the entries of the history were scrolled to, by their keys. */
const positions = new Map<string, number>()

/**
 * Back leads to the place where one was. The router scrolls there at once, when the screen has no rows yet: as it grows,
 * it is scrolled on, unless somebody scrolls meanwhile.
 */
export function useScrollBack() {
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    const place = isReturn ? (positions.get(key) ?? 0) : 0
    const ended = new AbortController()
    const returning = new AbortController()
    const reach = () => {
      window.scrollTo(0, place)
      // A place may lie between two pixels.
      if (Math.abs(window.scrollY - place) < 1) returning.abort()
    }
    const keep = () => {
      if (place === 0 || returning.signal.aborted) positions.set(key, window.scrollY)
    }
    keep()
    window.addEventListener('scroll', keep, { passive: true, signal: ended.signal })
    if (place > 0) {
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

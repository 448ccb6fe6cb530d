import { putFocus } from '@fichero/kit/host'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeArrival } from '../session/arrival'

const FIELD = 'input, select, textarea'

/** A screen that focuses a field, or opened a dialog, has set the focus on purpose. */
const isSetOnPurpose = () => document.activeElement?.matches(`${FIELD}, dialog *`) ?? false

/**
 * Waits for the heading of a screen that is still loading, unless somebody moves on meanwhile. Returns a function that
 * stops waiting.
 */
function whenHeadingIsThere(arrive: (heading: HTMLElement) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    ended.abort()
    arrive(heading)
  }
  look()
  if (signal.aborted) return () => undefined
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  window.addEventListener('pointerdown', () => ended.abort(), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && ended.abort(), { signal })
  return () => ended.abort()
}

/**
 * Moves the focus to the heading of the new screen after a navigation, also from a document of ours, once it is there with its own words: keyboard and
 * screen reader start there.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const [arrives] = useState(takeArrival)
  const previous = useRef(arrives ? undefined : pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    return whenHeadingIsThere((heading) => {
      if (!isSetOnPurpose()) putFocus(heading, { preventScroll: true })
    })
  }, [pathname])
}

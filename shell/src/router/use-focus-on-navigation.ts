import { putFocus } from '@fichero/kit/host'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { takeArrival } from '../session/arrival'

const FIELD = 'input, select, textarea'

/** A page that focuses a field or opens a dialog has moved the focus on purpose. */
const isSetOnPurpose = () => document.activeElement?.matches(`${FIELD}, dialog *`) ?? false

/**
 * Calls `arrive` once the heading of the page is rendered, unless the user clicks or presses Tab before. Returns a function
 * that stops waiting.
 */
function onceHeadingIsRendered(arrive: (heading: HTMLElement) => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const findHeading = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    ended.abort()
    arrive(heading)
  }
  findHeading()
  if (signal.aborted) return () => undefined
  const observer = new MutationObserver(findHeading)
  observer.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  window.addEventListener('pointerdown', () => ended.abort(), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && ended.abort(), { signal })
  return () => ended.abort()
}

/**
 * After a navigation, moves the focus to the heading of the new page once it is rendered, so that keyboard and screen-reader
 * users start there. Also applies to navigations from another document of Fichero.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const [arrives] = useState(takeArrival)
  const previous = useRef(arrives ? undefined : pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    return onceHeadingIsRendered((heading) => {
      if (!isSetOnPurpose()) putFocus(heading, { preventScroll: true })
    })
  }, [pathname])
}

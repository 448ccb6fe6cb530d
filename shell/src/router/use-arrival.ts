import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const FIELD = 'input, select, textarea'

/** A screen whose code is on its way has no main region yet. Answers how to stop waiting for it. */
function whenMainIsThere(arrive: (main: HTMLElement) => void): () => void {
  const look = () => {
    const main = document.querySelector('main')
    if (main) arrive(main)
    return main !== null
  }
  if (look()) return () => undefined
  const observer = new MutationObserver(() => look() && observer.disconnect())
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focus(main: HTMLElement) {
  const { activeElement } = document
  // A screen that starts in a field, and a dialog that it opened, have taken the focus on purpose.
  if (activeElement?.closest('dialog') || (main.contains(activeElement) && activeElement?.matches(FIELD))) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  // So that the focus says where it is, as a browser does when a document loads.
  main.setAttribute('aria-label', document.title)
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true })
  main.focus({ preventScroll: true })
}

/** After a navigation the focus goes to the screen's main region, so that keyboard and screen reader start there. */
export function useArrival() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    return whenMainIsThere(focus)
  }, [pathname])
}

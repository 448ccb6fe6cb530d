import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

const FIELD = 'input, select, textarea'

/** Waits for the main region of a screen that is still loading. Returns a function that stops waiting. */
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
  // A screen that focuses a field, or opened a dialog, has set the focus on purpose.
  if (activeElement?.closest('dialog') || (main.contains(activeElement) && activeElement?.matches(FIELD))) return
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1
  // Makes screen readers announce the title on focus, as browsers do after loading a document.
  main.setAttribute('aria-label', document.title)
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true })
  main.focus({ preventScroll: true })
}

/** Moves the focus to the main region after a navigation, so that keyboard and screen reader start there. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    return whenMainIsThere(focus)
  }, [pathname])
}

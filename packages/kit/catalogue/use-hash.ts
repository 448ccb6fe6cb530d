import { useEffect, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/**
 * Returns area and part of the address, `#table/DataTable`. Its place is scrolled to once it is drawn: the browser looks
 * for it before.
 */
export function useHash(): string[] {
  const hash = useSyncExternalStore(subscribe, () => decodeURIComponent(window.location.hash.slice(1)))
  useEffect(() => {
    const target = hash.includes('/') ? document.getElementById(hash) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
  }, [hash])
  return hash.split('/')
}

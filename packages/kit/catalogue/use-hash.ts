import { useEffect, useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/**
 * Returns area and part from the URL hash, such as `#table/DataTable`. Scrolls to the part after it is rendered, because the
 * browser scrolls before.
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

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a navigation the focus goes to the screen's main region, so that keyboard and screen reader start there. */
export function useArrival() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const main = document.querySelector('main')
    if (!main || main.contains(document.activeElement)) return
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1
    main.focus({ preventScroll: true })
  }, [pathname])
}

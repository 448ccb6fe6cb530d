import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainClick } from '../list-navigation/plain-click'

/** Opens the `RowLink`s in `box` without loading the page; clicks for another tab are left to the browser. */
export function useRowLinks(box: RefObject<HTMLElement | null>) {
  const navigate = useRef(useNavigate())
  // A layout effect, because a click before the effect would load the page.
  useLayoutEffect(() => {
    const element = box.current
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-row-link]')
      if (!link || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      navigate.current(link.getAttribute('href') ?? '')
    }
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  })
}

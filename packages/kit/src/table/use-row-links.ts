import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPlainPress } from '../way/plain-press'

/** Opens the `RowLink`s of a table without loading the page; what asks for another tab is left to the browser. */
export function useRowLinks(box: RefObject<HTMLElement | null>) {
  const navigate = useRef(useNavigate())
  // With the rows themselves: a press before it would load the page.
  useLayoutEffect(() => {
    const element = box.current
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-row-link]')
      if (!link || event.defaultPrevented || !isPlainPress(event)) return
      event.preventDefault()
      navigate.current(link.getAttribute('href') ?? '')
    }
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  })
}

import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'

/** Opens the `RowLink`s of a table without loading the page; what asks for another tab is left to the browser. */
export function useRowLinks(box: RefObject<HTMLElement | null>) {
  const navigate = useRef(useNavigate())
  useEffect(() => {
    const element = box.current
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[data-row-link]')
      if (!link || event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      navigate.current(link.getAttribute('href') ?? '')
    }
    element?.addEventListener('click', open)
    return () => element?.removeEventListener('click', open)
  })
}

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Marks a table's box with `data-folded` while its columns do not fit side by side; the style sheet then shows each
 * cell with its heading. Measured, because the width that columns need follows from their content and language.
 * @param content what the width follows from, measured again when one of it is another; by default after every render
 */
export function useFolding(box: RefObject<HTMLElement | null>, content?: readonly unknown[]) {
  const measure = useCallback(() => {
    const element = box.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    element.removeAttribute('data-folded')
    element.toggleAttribute('data-folded', table.offsetWidth > element.clientWidth)
  }, [box])
  const measured = useRef<readonly unknown[]>(undefined)
  useLayoutEffect(() => {
    const { current } = measured
    if (current && content?.every((part, place) => part === current[place])) return
    measured.current = content
    measure()
  })
  useLayoutEffect(() => {
    if (!box.current) return
    const { current: element } = box
    const table = element.querySelector('table')
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      // Letters that the reader spaces widen the table only.
      const isWider = table !== null && table.offsetWidth > element.clientWidth
      if (element.clientWidth === width && !isWider) return
      width = element.clientWidth
      measure()
    })
    observer.observe(element)
    if (table) observer.observe(table)
    // A font that arrives later has other widths.
    document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }, [box, measure])
}

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Marks a table's box with `data-folded` while its columns do not fit side by side; the style sheet then shows each
 * cell with its heading. Measured, because the width that columns need follows from their content and language.
 * @param content what the width follows from, measured again when one of it is another; by default after every render
 * @param rows how many of the content are drawn: with more of them a table that is folded does not fit either
 * @returns whether it is folded
 */
export function useFolding(box: RefObject<HTMLElement | null>, content?: readonly unknown[], rows = 0): boolean {
  const [isFolded, setFolded] = useState(false)
  const measure = useCallback(() => {
    const element = box.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    if (element.hasAttribute('data-folded') && headingsOf(table) > element.clientWidth) return
    element.removeAttribute('data-folded')
    const folds = table.offsetWidth > element.clientWidth
    element.toggleAttribute('data-folded', folds)
    setFolded(folds)
  }, [box])
  const measured = useRef<{ content: readonly unknown[]; rows: number }>(undefined)
  useLayoutEffect(() => {
    const { current } = measured
    const isSame = current && content?.every((part, place) => part === current.content[place])
    if (isSame && (rows === current.rows || isFolded)) return
    measured.current = content && { content, rows }
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
  return isFolded
}

/**
 * The width in px of all headings beside each other, also while the table is folded. Where they alone do not fit, the columns
 * need not be laid out to be measured, which takes longer than to draw a page of rows.
 */
const headingsOf = (table: HTMLTableElement) =>
  [...table.querySelectorAll('thead th')].reduce((width, heading) => width + heading.scrollWidth, 0)

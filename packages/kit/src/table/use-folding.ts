import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** What of a table fits side by side: its columns, no more than their headings, or not even these. */
type Fit = 'columns' | 'headings' | 'none'

/**
 * Marks a table's box with `data-folded` while its columns do not fit side by side; the style sheet then shows each
 * cell with its heading. Measured, because the width that columns need follows from their content and language.
 * @param content what the width follows from, measured again when one of it is another; by default after every render
 * @param rows how many of the content are drawn: with more of them a table that is folded does not fit either
 * @returns whether it is folded
 */
export const useFolding = (box: RefObject<HTMLElement | null>, content?: readonly unknown[], rows = 0): boolean =>
  useFit(box, content, rows) !== 'columns'

/** The same, for a table that leaves its cells out where nothing fits: before it is measured anew, it has them again. */
export function useFit(box: RefObject<HTMLElement | null>, content?: readonly unknown[], rows = 0): Fit {
  const [fit, setFit] = useState<Fit>('columns')
  const drawn = useRef<Fit>(fit)
  const measured = useRef<{ content: readonly unknown[]; rows: number }>(undefined)
  const measure = useCallback(() => {
    const element = box.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const fitHeadings = () => headingsOf(table) <= element.clientWidth
    if (element.hasAttribute('data-folded') && !fitHeadings()) return setFit('none')
    if (drawn.current === 'none') {
      measured.current = undefined
      return setFit('headings')
    }
    element.removeAttribute('data-folded')
    const folds = table.offsetWidth > element.clientWidth
    element.toggleAttribute('data-folded', folds)
    setFit(!folds ? 'columns' : fitHeadings() ? 'headings' : 'none')
  }, [box])
  useLayoutEffect(() => {
    drawn.current = fit
    const { current } = measured
    const isSame = current && content?.every((part, place) => part === current.content[place])
    if (isSame && (rows === current.rows || fit !== 'columns')) return
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
  return fit
}

/**
 * The width in px of all headings beside each other, also while the table is folded. Where they alone do not fit, the columns
 * need not be laid out to be measured, which takes longer than to draw a page of rows.
 */
const headingsOf = (table: HTMLTableElement) =>
  [...table.querySelectorAll('thead th')].reduce((width, heading) => width + heading.scrollWidth, 0)

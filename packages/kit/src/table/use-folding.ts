import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** What fits side by side: the columns of a table, only the headings of the columns, or not even the headings. */
type Fit = 'columns' | 'headings' | 'none'

/**
 * Marks a table's box with `data-folded` while its columns do not fit side by side; the style sheet then shows each
 * cell with its heading. The width is measured, because it depends on content and language.
 * @param content the values that the width depends on: a change measures again; if omitted, every render measures again
 * @param rows how many rows are rendered: a change measures again, unless the table is folded
 * @returns whether the table is folded
 */
export const useFolding = (box: RefObject<HTMLElement | null>, content?: readonly unknown[], rows = 0): boolean =>
  useFit(box, content, rows) !== 'columns'

/** Like `useFolding`, for a table that renders no cells if the result is `none`, and renders cells again to be measured. */
export function useFit(box: RefObject<HTMLElement | null>, content?: readonly unknown[], rows = 0): Fit {
  const [fit, setFit] = useState<Fit>('columns')
  const renderedFit = useRef<Fit>(fit)
  const measured = useRef<{ content: readonly unknown[]; rows: number }>(undefined)
  const measure = useCallback(() => {
    const element = box.current
    const table = element?.querySelector('table')
    if (!element || !table) return
    const fitHeadings = () => headingsWidth(table) <= element.clientWidth
    if (element.hasAttribute('data-folded') && !fitHeadings()) return setFit('none')
    if (renderedFit.current === 'none') {
      measured.current = undefined
      return setFit('headings')
    }
    element.removeAttribute('data-folded')
    const folds = table.offsetWidth > element.clientWidth
    element.toggleAttribute('data-folded', folds)
    setFit(!folds ? 'columns' : fitHeadings() ? 'headings' : 'none')
  }, [box])
  useLayoutEffect(() => {
    renderedFit.current = fit
    const { current } = measured
    const isSame = current && content?.every((part, index) => part === current.content[index])
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
      // Letter spacing that the user sets widens only the table.
      const isWider = table !== null && table.offsetWidth > element.clientWidth
      if (element.clientWidth === width && !isWider) return
      width = element.clientWidth
      measure()
    })
    observer.observe(element)
    if (table) observer.observe(table)
    // A font that loads later has other widths.
    document.fonts?.ready.then(measure)
    return () => observer.disconnect()
  }, [box, measure])
  return fit
}

/**
 * Returns the width of all headings side by side in px, even while the table is folded. If the headings do not fit, the columns
 * need not be measured: their layout would take longer than rendering a page of rows.
 */
const headingsWidth = (table: HTMLTableElement) =>
  [...table.querySelectorAll('thead th')].reduce((width, heading) => width + heading.scrollWidth, 0)

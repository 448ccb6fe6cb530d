import type { Page } from '@playwright/test'

/**
 * Returns the rows of the current page's tables that have no single name, one line each and six at most: a screen reader
 * repeats a row's header with each cell, and the link of a row is in its header. What a row is opened to is not a row.
 */
export const rowHeaderProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems = new Set<string>()
    const LINK = 'a[href], button'
    for (const table of document.querySelectorAll('table')) {
      const caption = table.caption?.textContent ?? table.getAttribute('aria-label') ?? ''
      for (const row of table.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
        const cells = [...row.cells].filter((cell) => cell.checkVisibility())
        const headers = cells.filter((cell) => cell.matches('th[scope="row"], th[scope="rowgroup"]'))
        const isOpened = row.cells.length === 1 && row.cells[0]?.colSpan !== 1
        // The rest of a group, whose first row has the header of all.
        const isOfGroup = row.parentElement?.querySelector('th[scope="rowgroup"][rowspan]') && headers.length === 0
        if (cells.length === 0 || isOpened || isOfGroup) continue
        const where = `${caption}: ${row.textContent?.slice(0, 60)}`
        if (headers.length !== 1) problems.add(`${headers.length} headers, ${where}`)
        // Only what lists records has a caption: the manuals' tables are text.
        else if (table.caption && row.querySelector('a[href]') && !headers[0]?.querySelector(LINK))
          problems.add(`no link, ${where}`)
      }
    }
    return [...problems].slice(0, 6)
  })

import type { Page } from '@playwright/test'

/**
 * Returns the table rows of the current page that do not have exactly one header, or whose link is outside the header, one line
 * each and six at most. A screen reader repeats a row's header with each cell. The expanded detail of a row is not a row.
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
        const isDetail = row.cells.length === 1 && row.cells[0]?.colSpan !== 1
        // Further rows of a group. Its first row has the header of the whole group.
        const isOfGroup = row.parentElement?.querySelector('th[scope="rowgroup"][rowspan]') && headers.length === 0
        if (cells.length === 0 || isDetail || isOfGroup) continue
        const where = `${caption}: ${row.textContent?.slice(0, 60)}`
        if (headers.length !== 1) problems.add(`${headers.length} headers, ${where}`)
        // Only tables of records have a caption: the manuals' tables are text.
        else if (table.caption && row.querySelector('a[href]') && !headers[0]?.querySelector(LINK))
          problems.add(`no link, ${where}`)
      }
    }
    return [...problems].slice(0, 6)
  })

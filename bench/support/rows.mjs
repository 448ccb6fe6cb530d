/** Marks the moment when the page's table has so many rows. Called before the page is opened. */
export const markRows = (page, people) =>
  page.addInitScript((rows) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('main tbody tr').length < rows) return
      observer.disconnect()
      performance.mark('rows')
    }).observe(document, { childList: true, subtree: true })
  }, people)

/** Milliseconds from the click on the link until all rows were in the document. */
export async function rowsAt(page) {
  const ms = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime)
  return ms.jsonValue()
}

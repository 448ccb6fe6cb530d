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

/** Milliseconds until the frame in which so many rows of the page's table can be seen has been painted. Opens the address. */
export async function paintedAt(page, address, people) {
  await page.addInitScript((rows) => {
    requestAnimationFrame(function look() {
      const row = [...document.querySelectorAll('main tbody tr')][rows - 1]
      if (!row?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look)
      // The next task comes after the paint.
      else setTimeout(() => performance.mark('rows'))
    })
  }, people)
  await page.goto(address, { waitUntil: 'commit' })
  return rowsAt(page)
}

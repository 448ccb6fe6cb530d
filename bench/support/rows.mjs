/** Marks the time when the page's table has this number of rows. Must be called before the page is opened. */
export const markRows = (page, people) =>
  page.addInitScript((rows) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('main tbody tr').length < rows) return
      observer.disconnect()
      performance.mark('rows')
    }).observe(document, { childList: true, subtree: true })
  }, people)

/** Returns the time of the mark, in ms since the navigation started. */
export async function timeUntilRows(page) {
  const ms = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime)
  return ms.jsonValue()
}

/** Opens an address. Returns the time until this number of rows of the table was painted and visible, in ms. */
export async function timeUntilPainted(page, address, people) {
  await page.addInitScript((rows) => {
    requestAnimationFrame(function look() {
      const row = [...document.querySelectorAll('main tbody tr')][rows - 1]
      if (!row?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look)
      // The next task runs after the paint.
      else setTimeout(() => performance.mark('rows'))
    })
  }, people)
  await page.goto(address, { waitUntil: 'commit' })
  return timeUntilRows(page)
}

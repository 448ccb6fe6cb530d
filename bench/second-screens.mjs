// Budget: with a warm cache, the rows of the next screen are painted within 150 ms after the click on its link.

import { storeSession } from '@fichero/e2e/session'
import { openBrowser } from './support/browser.mjs'
import { median } from './support/stats.mjs'

const BUDGET_MS = 150
const VISITS = 7
/** Time in ms between hovering over a link and clicking it. */
const HOVER_MS = 300

/** Navigations: the current screen, the clicked link, and the rows of the next screen. */
const navigations = (ficha) => [
  { from: '/dashboard', to: '/fichas', rows: 'main article' },
  { from: '/fichas', to: `/fichas/visualizar/${ficha}`, rows: 'main tbody tr' },
  { from: `/fichas/visualizar/${ficha}`, to: `/fichas/visualizar/${ficha}/faltantes`, rows: 'main h3' },
  { from: '/fichas', to: '/fichas/tyt', rows: 'main tbody tr' },
]

export async function benchSecondScreens({ fichero, ficha }) {
  const browser = await openBrowser()
  const measured = []
  try {
    for (const navigation of navigations(ficha))
      measured.push({ ...navigation, ms: await measureClicks(browser, fichero, navigation) })
  } finally {
    await browser.close()
  }
  const medians = measured.map(({ ms }) => median(ms))
  return {
    what: 'second screen with a warm cache, from the click to rows, the slowest (ms)',
    figure: Math.max(...medians),
    budget: `at most ${BUDGET_MS}`,
    ok: (figure) => figure <= BUDGET_MS,
    detail: measured
      .map(({ from, to, ms }) => `${from} to ${to} ${Math.round(median(ms))}`)
      .concat(`median of ${VISITS} visits`)
      .join(', '),
  }
}

/** Visits a screen and clicks the link. Returns the time from each click to the painted rows, in ms. */
async function measureClicks(browser, { url, session }, { from, to, rows }) {
  const context = await browser.newContext()
  try {
    await storeSession(context, session)
    const page = await context.newPage()
    const ms = []
    // The first visit fills the cache.
    for (let visit = 0; visit <= VISITS; visit++) {
      await page.goto(url + from, { waitUntil: 'networkidle' })
      const link = page.locator(`a[href="${to}"]`).first()
      await link.waitFor()
      await page.evaluate(markClick, rows)
      await link.hover()
      await page.waitForTimeout(HOVER_MS)
      await link.click()
      const at = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime)
      const clicked = await page.evaluate(() => performance.getEntriesByName('click')[0]?.startTime)
      ms.push((await at.jsonValue()) - clicked)
    }
    return ms.slice(1)
  } finally {
    await context.close()
  }
}

/** Marks the click, and the first paint after it with rows of another screen. @param {string} rows */
function markClick(rows) {
  const before = document.querySelector('main h1')
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      performance.mark('click', { startTime: timeStamp })
      const markRows = () => {
        if (document.querySelector('main h1') === before || !document.querySelector(rows)) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => performance.mark('rows')))
      }
      const observer = new MutationObserver(markRows)
      observer.observe(document.body, { childList: true, subtree: true })
    },
    { capture: true, once: true },
  )
}

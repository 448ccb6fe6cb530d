// Budget: the rows of a ficha, opened by its address with an empty cache, are painted within 3.0 times what the same rows
// take as plain HTML from a bare server, and within 2.0 times on the minimum line. Visits to both take turns, and to a third:
// the bare server with the header for which a browser that comes from elsewhere begins a process.

import { callApi } from '@fichero/e2e/session'
import { fichaOf } from './ficha-page.mjs'
import { startBareFicha } from './support/bare-ficha.mjs'
import { delayed, LINE, openBrowser, withColdPage } from './support/browser.mjs'
import { median } from './support/stats.mjs'

const PEOPLE = 30
const VISITS = 7
const APART = { 'cross-origin-opener-policy': 'same-origin' }
const LINES = [
  { name: 'without a limit', line: delayed(0), most: 3 },
  { name: 'on a line of 5 Mbps and 40 ms', line: LINE, most: 2 },
]

export async function benchFirstRows({ fichero, programId, firstFicha }) {
  const path = await fichaOf(fichero, programId, firstFicha, PEOPLE)
  /** @type {Parameters<typeof startBareFicha>[0]} */
  const ficha = await callApi(fichero, `/fichas/${firstFicha}`, { session: fichero.session })
  const [bare, apart] = [await startBareFicha(ficha), await startBareFicha(ficha, APART)]
  const browser = await openBrowser()
  try {
    const results = []
    for (const { name, line, most } of LINES) {
      const addresses = { ours: fichero.url + path, bare: bare.url, apart: apart.url }
      /** @type {Record<keyof typeof addresses, number[]>} */
      const visits = { ours: [], bare: [], apart: [] }
      for (let visit = 0; visit <= VISITS; visit++)
        for (const [which, address] of Object.entries(addresses)) {
          const ms = await untilPainted(browser, fichero.session, line, address)
          // The first ones warm up the servers.
          if (visit > 0) visits[which].push(ms)
        }
      const [ours, plain, alike] = [median(visits.ours), median(visits.bare), median(visits.apart)]
      results.push({
        what: `a ficha of ${PEOPLE} people by its address, rows painted, against plain HTML from a bare server, ${name}`,
        figure: ours / plain,
        budget: `at most ${most.toFixed(1)}`,
        ok: (measured) => measured <= most,
        detail: `${Math.round(ours)} against ${Math.round(plain)} ms, medians of ${VISITS} visits with an empty cache: ${listed(visits.ours)} against ${listed(visits.bare)}; ${(ours / alike).toFixed(2)} times ${Math.round(alike)} ms where the bare server sends Cross-Origin-Opener-Policy too`,
      })
    }
    return results
  } finally {
    await browser.close()
    await bare.stop()
    await apart.stop()
  }
}

/** @param {number[]} visits */
const listed = (visits) => visits.map(Math.round).join(', ')

/** Milliseconds until the frame in which the last row can be seen has been painted. */
const untilPainted = (browser, session, line, address) =>
  withColdPage(browser, session, line, async (page) => {
    await page.addInitScript((people) => {
      requestAnimationFrame(function look() {
        const row = [...document.querySelectorAll('main tbody tr')][people - 1]
        if (!row?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look)
        // The next task comes after the paint.
        else setTimeout(() => performance.mark('rows'))
      })
    }, PEOPLE)
    await page.goto(address, { waitUntil: 'commit' })
    const ms = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime)
    return ms.jsonValue()
  })

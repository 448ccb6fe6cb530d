// Budgets of the page of a ficha, opened by a link with an empty cache: 35 people are visible within 2 s on the minimum
// connection, after at most two waves of requests, and with at most the JavaScript budget of a screen.

import { SCREEN_JS } from './first-visit.mjs'
import { newFicha } from './import-report.mjs'
import { MINIMUM_CONNECTION, openBrowser, withColdPage } from './support/browser.mjs'
import { coldVisit } from './support/cold-visit.mjs'
import { judgmentsReport } from './support/report.mjs'
import { markRows, timeUntilRows } from './support/rows.mjs'
import { median } from './support/stats.mjs'

const BUDGET = { waves: 2, seconds: 2 }
const PEOPLE = 35
const VISITS = 5

export async function benchFichaPage({ fichero, programId, firstFicha }) {
  const path = await fichaOf(fichero, programId, firstFicha, PEOPLE)
  const browser = await openBrowser()
  try {
    const { js, css, waves } = await coldVisit(browser, fichero, path)
    const visits = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await untilRows(browser, fichero, path))
    const page = `page of a ficha of ${PEOPLE} people by a link, empty cache`
    return [
      row(`${page}, waves of requests before data`, waves, BUDGET.waves, `${css.toFixed(1)} KB of CSS`),
      row(`${page}, JavaScript (KB transferred)`, js, SCREEN_JS, 'the remote included'),
      row(
        `${page}, all rows visible at 5 Mbps and 40 ms (s)`,
        median(visits) / 1000,
        BUDGET.seconds,
        `median of ${VISITS} visits: ${visits.map((ms) => Math.round(ms)).join(', ')} ms`,
      ),
    ]
  } finally {
    await browser.close()
  }
}

const row = (what, figure, maximum, detail) => ({
  what,
  figure,
  budget: `at most ${maximum}`,
  ok: (measured) => measured <= maximum,
  detail,
})

/** Creates a ficha with people and their judgments. Returns the path of its page. */
export async function fichaOf(fichero, programId, number, people) {
  const bytes = judgmentsReport({ ficha: number, approved: 45, people })
  await fichero.upload('POST', '/fichas/create', bytes, newFicha(number, programId, fichero.head))
  await fichero.upload('PUT', `/fichas/${number}/evaluaciones`, bytes)
  return `/fichas/visualizar/${number}`
}

/** Returns the time until the last person's row is in the document, in ms. */
const untilRows = (browser, { url, session }, path) =>
  withColdPage(browser, session, MINIMUM_CONNECTION, async (page) => {
    await markRows(page, PEOPLE)
    await page.goto(url + path)
    return timeUntilRows(page)
  })

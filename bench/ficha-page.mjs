// Budgets of the page of a ficha: opened by a link with an empty cache, 35 people are in sight within 2 s on the minimum
// line, after at most two waves of requests and with at most 240 KB of JavaScript, of which the libraries are 169.

import { newFicha } from './import-report.mjs'
import { LINE, openBrowser, withColdPage } from './support/browser.mjs'
import { coldVisit } from './support/cold-visit.mjs'
import { judgmentsReport } from './support/report.mjs'
import { markRows, rowsAt } from './support/rows.mjs'
import { median } from './support/stats.mjs'

const BUDGET = { js: 240, waves: 2, seconds: 2 }
const PEOPLE = 35
const VISITS = 5

export async function benchFichaPage({ fichero, programId, firstFicha }) {
  const few = await fichaOf(fichero, programId, firstFicha, PEOPLE)
  const browser = await openBrowser()
  try {
    const { js, css, waves } = await coldVisit(browser, fichero, few)
    const visits = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await untilRows(browser, fichero, few))
    const page = `page of a ficha of ${PEOPLE} people by a link, empty cache`
    return [
      row(`${page}, waves of requests before data`, waves, BUDGET.waves, `${css.toFixed(1)} KB of CSS`),
      row(`${page}, JavaScript (KB over the line)`, js, BUDGET.js, 'the remote included'),
      row(
        `${page}, all rows in sight on a line of 5 Mbps and 40 ms (s)`,
        median(visits) / 1000,
        BUDGET.seconds,
        `median of ${VISITS} visits: ${visits.map((ms) => Math.round(ms)).join(', ')} ms`,
      ),
    ]
  } finally {
    await browser.close()
  }
}

const row = (what, figure, most, detail) => ({
  what,
  figure,
  budget: `at most ${most}`,
  ok: (measured) => measured <= most,
  detail,
})

/** A ficha with so many people and their judgments; returns the path of its page. */
export async function fichaOf(fichero, programId, number, people) {
  const bytes = judgmentsReport({ ficha: number, approved: 45, people })
  await fichero.upload('POST', '/fichas/create', bytes, newFicha(number, programId, fichero.head))
  await fichero.upload('PUT', `/fichas/${number}/evaluaciones`, bytes)
  return `/fichas/visualizar/${number}`
}

/** Milliseconds until the last person's row is in the document. */
const untilRows = (browser, { url, session }, path) =>
  withColdPage(browser, session, LINE, async (page) => {
    await markRows(page, PEOPLE)
    await page.goto(url + path)
    return rowsAt(page)
  })

// Budgets of the page of a ficha: opened by a link with an empty cache, 35 people are in sight within 2 s on the minimum
// line, after at most two waves of requests; with 100 people and a processor four times as slow, a key in the search or a
// click on a heading is answered within 200 ms.

import { storeSession } from '@fichero/e2e/session'
import { newFicha } from './import-report.mjs'
import { LINE, openBrowser, withColdPage } from './support/browser.mjs'
import { coldVisit } from './support/cold-visit.mjs'
import { judgmentsReport } from './support/report.mjs'
import { markRows, rowsAt } from './support/rows.mjs'
import { median } from './support/stats.mjs'

const BUDGET = { js: 260, waves: 2, seconds: 2, answer: 200 }
const PEOPLE = 35
const MANY = 100
const VISITS = 5
const SLOWDOWN = 4

export async function benchFichaPage({ fichero, programId, firstFicha }) {
  const few = await fichaOf(fichero, programId, firstFicha, PEOPLE)
  const many = await fichaOf(fichero, programId, firstFicha + 1, MANY)
  const browser = await openBrowser()
  try {
    const { js, css, waves } = await coldVisit(browser, fichero, few)
    const visits = []
    for (let visit = 0; visit < VISITS; visit++) visits.push(await untilRows(browser, fichero, few))
    const { slowest, events } = await interactions(browser, fichero, many)
    const page = `page of a ficha of ${PEOPLE} people by a link, empty cache`
    return [
      row(`${page}, waves of requests before data`, waves, BUDGET.waves, `${css.toFixed(1)} KB of CSS`),
      row(`${page}, JavaScript (KB, gzip)`, js, BUDGET.js, 'the remote included'),
      row(
        `${page}, all rows in sight on a line of 5 Mbps and 40 ms (s)`,
        median(visits) / 1000,
        BUDGET.seconds,
        `median of ${VISITS} visits: ${visits.map((ms) => Math.round(ms)).join(', ')} ms`,
      ),
      row(
        `page of a ficha of ${MANY} people, slowest answer to a key or a click (ms)`,
        slowest,
        BUDGET.answer,
        `${events} keys and clicks, processor slowed down ${SLOWDOWN} times`,
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

/** The browser's own measure, from the event to the paint after it, in steps of 8 ms. */
async function interactions(browser, { url, session }, path) {
  const context = await browser.newContext()
  try {
    await storeSession(context, session)
    const page = await context.newPage()
    await page.addInitScript(() => {
      const options = { type: 'event', buffered: true, durationThreshold: 16 }
      new PerformanceObserver((list) => {
        for (const entry of /** @type {(PerformanceEntry & { interactionId: number })[]} */ (list.getEntries()))
          if (entry.interactionId) performance.mark('answer', { detail: entry.duration })
      }).observe(options)
    })
    await page.goto(url + path)
    await page.getByRole('row').nth(MANY).waitFor()
    const device = await context.newCDPSession(page)
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    for (const name of ['Nombres', 'Apellidos', 'Documento'])
      await page.getByRole('table').getByRole('button', { name }).click()
    await page.getByRole('main').getByRole('searchbox').pressSequentially('19000', { delay: 100 })
    await page.getByRole('main').getByRole('searchbox').fill('')
    await page.waitForFunction(() => performance.getEntriesByName('answer').length >= 8)
    const answers = await page.evaluate(() =>
      performance.getEntriesByName('answer').map((mark) => /** @type {PerformanceMark} */ (mark).detail),
    )
    return { slowest: Math.max(...answers), events: answers.length }
  } finally {
    await context.close()
  }
}

// Budgets: on a phone with a CPU slowdown of four, the screens with the longest lists respond to each click and key press
// within 100 ms, and within 150 ms if a dialog or menu closes: the browser then restyles the page, which was inert.

import { fichaOf } from './ficha-page.mjs'
import { openBrowser } from './support/browser.mjs'
import { CLOSE, measuredScreens } from './support/measured-screens.mjs'
import { responseTimes } from './support/response-times.mjs'
import { median } from './support/stats.mjs'

const BUDGET_MS = { answer: 100, close: 150 }
const SLOWDOWN = 4
const VISITS = 5
const PEOPLE = 100

export async function benchInteractions({ fichero, programId, firstFicha }) {
  await fichaOf(fichero, programId, firstFicha, PEOPLE)
  const browser = await openBrowser()
  try {
    const results = []
    for (const screen of measuredScreens(firstFicha)) results.push(...(await slowestOf(browser, fichero, screen)))
    return results
  } finally {
    await browser.close()
  }
}

/** Returns the slowest steps. Each step is a median of several visits, because other programs can delay single frames. */
async function slowestOf(browser, fichero, screen) {
  const visits = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await responseTimes(browser, fichero, screen, SLOWDOWN))
  const steps = screen.steps.map(({ name }, at) => ({ name, ms: median(visits.map((visit) => visit[at].ms)) }))
  const row = (what, measured, maximum) => ({
    what: `${screen.name} on a phone, slowest ${what} (ms)`,
    figure: Math.max(...measured.map(({ ms }) => ms)),
    budget: `at most ${maximum}`,
    ok: (figure) => figure <= maximum,
    detail: `${measured.map(({ name, ms }) => `${name} ${ms}`).join(', ')}; CPU slowed down ${SLOWDOWN} times, medians of ${VISITS} visits, less than 16 ms counts as 0`,
  })
  const closes = steps.filter(({ name }) => name === CLOSE)
  const answers = steps.filter(({ name }) => name !== CLOSE)
  return [
    row('response to a click or a key press', answers, BUDGET_MS.answer),
    ...(closes.length > 0 ? [row('response to closing a dialog or a menu', closes, BUDGET_MS.close)] : []),
  ]
}

// Budgets: on a phone with a processor four times as slow, each press and key on the screens with the longest lists is answered
// within 100 ms, and one that closes something within 150: the browser styles the page again, which the dialog made inert.

import { fichaOf } from './ficha-page.mjs'
import { answersOf } from './support/answers.mjs'
import { openBrowser } from './support/browser.mjs'
import { CLOSE, measuredScreens } from './support/measured-screens.mjs'
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

/** Of the steps, each of which is the median of its visits: other programs of this machine delay single frames. */
async function slowestOf(browser, fichero, screen) {
  const visits = []
  for (let visit = 0; visit < VISITS; visit++) visits.push(await answersOf(browser, fichero, screen, SLOWDOWN))
  const steps = screen.steps.map(({ name }, at) => ({ name, ms: median(visits.map((visit) => visit[at].ms)) }))
  const row = (what, of, most) => ({
    what: `${screen.name} on a phone, slowest ${what} (ms)`,
    figure: Math.max(...of.map(({ ms }) => ms)),
    budget: `at most ${most}`,
    ok: (figure) => figure <= most,
    detail: `${of.map(({ name, ms }) => `${name} ${ms}`).join(', ')}; processor slowed down ${SLOWDOWN} times, medians of ${VISITS} visits, less than 16 ms counts as 0`,
  })
  const closes = steps.filter(({ name }) => name === CLOSE)
  const answers = steps.filter(({ name }) => name !== CLOSE)
  return [
    row('answer to a press or a key', answers, BUDGET_MS.answer),
    ...(closes.length > 0 ? [row('answer to what closes a dialog or a menu', closes, BUDGET_MS.close)] : []),
  ]
}

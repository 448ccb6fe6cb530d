// Budget: on a phone with a processor four times as slow, each press and key on the screens with the longest lists is answered
// within 100 ms.

import { fichaOf } from './ficha-page.mjs'
import { answersOf } from './support/answers.mjs'
import { openBrowser } from './support/browser.mjs'
import { measuredScreens } from './support/measured-screens.mjs'
import { median } from './support/stats.mjs'

const BUDGET_MS = 100
const SLOWDOWN = 4
const VISITS = 5
const PEOPLE = 100

export async function benchInteractions({ fichero, programId, firstFicha }) {
  await fichaOf(fichero, programId, firstFicha, PEOPLE)
  const browser = await openBrowser()
  try {
    const results = []
    for (const screen of measuredScreens(firstFicha)) results.push(await slowestOf(browser, fichero, screen))
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
  return {
    what: `${screen.name} on a phone, slowest answer to a press or a key (ms)`,
    figure: Math.max(...steps.map(({ ms }) => ms)),
    budget: `at most ${BUDGET_MS}`,
    ok: (figure) => figure <= BUDGET_MS,
    detail: `${steps.map(({ name, ms }) => `${name} ${ms}`).join(', ')}; processor slowed down ${SLOWDOWN} times, medians of ${VISITS} visits, less than 16 ms counts as 0`,
  }
}

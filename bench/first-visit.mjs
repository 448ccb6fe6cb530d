// Budget: the first visit to a signed-in screen, in a real browser with an empty cache, loads at most 275 KB of JavaScript (10
// more for each further module with cards on the dashboard) and 25 KB of CSS, compressed and including the remote. At most
// two waves of requests precede the first request for data. A public page of the manuals has its text in the HTML, or loads
// at most 200 KB of JavaScript before it.

import { openBrowser } from './support/browser.mjs'
import { coldVisit } from './support/cold-visit.mjs'

/** JavaScript budget of a screen, in KB of 1,000 bytes. */
export const SCREEN_JS = 275
/** Additional JavaScript budget of the dashboard for each further module with cards, in KB. */
const CARDS_JS = 10
/** The budget of CSS in KB, and of waves of requests before the first request for data. */
const BUDGET = { css: 25, waves: 2 }
const MANUAL = { path: '/manuales/modulofichas', js: 200 }
const SCREENS = ['/fichas', '/programs', '/instructors']
const DASHBOARD = { path: '/dashboard', modules: 3 }

export async function benchFirstVisit({ fichero }) {
  const browser = await openBrowser()
  const visits = []
  let manual
  try {
    for (const path of [...SCREENS, DASHBOARD.path]) visits.push({ path, ...(await coldVisit(browser, fichero, path)) })
    manual = await manualVisit(browser, fichero)
  } finally {
    await browser.close()
  }
  const screens = visits.filter(({ path }) => path !== DASHBOARD.path)
  const dashboard = visits.filter(({ path }) => path === DASHBOARD.path)
  const dashboardJs = SCREEN_JS + CARDS_JS * (DASHBOARD.modules - 1)
  return [
    row('first visit to a signed-in screen, JavaScript', SCREEN_JS, 'KB', screens, 'js'),
    row(
      `first visit to the dashboard, cards of ${DASHBOARD.modules} modules, JavaScript`,
      dashboardJs,
      'KB',
      dashboard,
      'js',
    ),
    row('first visit to a signed-in screen, CSS', BUDGET.css, 'KB', visits, 'css'),
    row('first visit to a signed-in screen, waves of requests before data', BUDGET.waves, '', visits, 'waves'),
    manual,
  ]
}

/** Compares the HTML with the final page in a browser: a paragraph that is missing in the HTML needs all scripts. */
async function manualVisit(browser, fichero) {
  const { path } = MANUAL
  const html = await (await fetch(fichero.url + path, { headers: { accept: 'text/html' } })).text()
  const page = await browser.newPage()
  await page.goto(fichero.url + path)
  await page.locator('article p').first().waitFor()
  const paragraphs = await page
    .locator('article p:not(section p)')
    .evaluateAll((all) =>
      all.filter(({ childElementCount }) => childElementCount === 0).map(({ textContent }) => textContent),
    )
  await page.close()
  const inHtml = paragraphs.filter((text) => html.includes(text))
  const { js } = await coldVisit(browser, fichero, path)
  return {
    what: 'first visit to a page of the manuals, JavaScript before its text (KB transferred)',
    figure: paragraphs.length > 0 && inHtml.length === paragraphs.length ? 0 : js,
    budget: `at most ${MANUAL.js}`,
    ok: (figure) => figure <= MANUAL.js,
    detail: `${inHtml.length} of ${paragraphs.length} plain paragraphs are in the HTML; with its scripts the page loads ${js.toFixed(1)} KB`,
  }
}

/** Returns a row of the results: the largest value of a measure among some visits. */
function row(what, budget, unit, visits, name) {
  const each = visits.map((visit) => `${visit.path} ${Number(visit[name].toFixed(1))}`).join(', ')
  return {
    what: `${what}${unit && ` (${unit} transferred)`}`,
    figure: Math.max(...visits.map((visit) => visit[name])),
    budget: `at most ${budget}`,
    ok: (measured) => measured <= budget,
    detail: each,
  }
}

// Budget: the first visit to a signed-in screen, in a real browser with an empty cache, loads at most 260 KB of
// JavaScript and 25 KB of CSS (as they come over the line, remote included), with at most two waves of requests before the
// first one for data. A public page of the manuals has its text in the HTML, or loads at most 200 KB of JavaScript before it.

import { openBrowser } from './support/browser.mjs'
import { coldVisit } from './support/cold-visit.mjs'

/** In KB of 1,000 bytes. */
const BUDGET = { js: 260, css: 25, waves: 2 }
const MANUAL = { path: '/manuales/modulofichas', js: 200 }
const SCREENS = ['/fichas', '/programs', '/instructors', '/dashboard']

export async function benchFirstVisit({ fichero }) {
  const browser = await openBrowser()
  const visits = []
  let manual
  try {
    for (const path of SCREENS) visits.push({ path, ...(await coldVisit(browser, fichero, path)) })
    manual = await manualVisit(browser, fichero)
  } finally {
    await browser.close()
  }
  const most = (name) => Math.max(...visits.map((one) => one[name]))
  return [
    row('JavaScript', most('js'), BUDGET.js, 'KB', visits, 'js'),
    row('CSS', most('css'), BUDGET.css, 'KB', visits, 'css'),
    row('waves of requests before data', most('waves'), BUDGET.waves, '', visits, 'waves'),
    manual,
  ]
}

/** Compares the HTML with what a browser shows at last: a paragraph that is not there needs all scripts. */
async function manualVisit(browser, fichero) {
  const { path } = MANUAL
  const html = await (await fetch(fichero.url + path, { headers: { accept: 'text/html' } })).text()
  const page = await browser.newPage()
  await page.goto(fichero.url + path)
  await page.locator('article p').first().waitFor()
  const paragraphs = await page
    .locator('article p:not(section p)')
    .evaluateAll((all) => all.filter(({ childElementCount }) => childElementCount === 0).map((one) => one.textContent))
  await page.close()
  const there = paragraphs.filter((text) => html.includes(text))
  const { js } = await coldVisit(browser, fichero, path)
  return {
    what: 'first visit to a page of the manuals, JavaScript before its text (KB over the line)',
    figure: paragraphs.length > 0 && there.length === paragraphs.length ? 0 : js,
    budget: `at most ${MANUAL.js}`,
    ok: (figure) => figure <= MANUAL.js,
    detail: `${there.length} of ${paragraphs.length} plain paragraphs are in the HTML; with its scripts the page loads ${js.toFixed(1)} KB`,
  }
}

function row(what, figure, budget, unit, visits, name) {
  const each = visits.map((one) => `${one.path} ${Number(one[name].toFixed(1))}`).join(', ')
  return {
    what: `first visit to a signed-in screen, ${what}${unit && ` (${unit} over the line)`}`,
    figure,
    budget: `at most ${budget}`,
    ok: (measured) => measured <= budget,
    detail: each,
  }
}

// Budget: the first visit to a signed-in screen, in a real browser with an empty cache, loads at most 260 KB of
// JavaScript and 25 KB of CSS (gzip, remote included), with at most two waves of requests before the first one for
// data.

import { openBrowser } from './support/browser.mjs'
import { coldVisit } from './support/cold-visit.mjs'

/** In KB of 1,000 bytes. */
const BUDGET = { js: 260, css: 25, waves: 2 }
const SCREENS = ['/fichas', '/programs', '/instructors', '/dashboard']

export async function benchFirstVisit({ fichero }) {
  const browser = await openBrowser()
  const visits = []
  try {
    for (const path of SCREENS) visits.push({ path, ...(await coldVisit(browser, fichero, path)) })
  } finally {
    await browser.close()
  }
  const most = (name) => Math.max(...visits.map((one) => one[name]))
  return [
    row('JavaScript', most('js'), BUDGET.js, 'KB', visits, 'js'),
    row('CSS', most('css'), BUDGET.css, 'KB', visits, 'css'),
    row('waves of requests before data', most('waves'), BUDGET.waves, '', visits, 'waves'),
  ]
}

function row(what, figure, budget, unit, visits, name) {
  const each = visits.map((one) => `${one.path} ${Number(one[name].toFixed(1))}`).join(', ')
  return {
    what: `first visit to a signed-in screen, ${what}${unit && ` (${unit}, gzip)`}`,
    figure,
    budget: `at most ${budget}`,
    ok: (measured) => measured <= budget,
    detail: each,
  }
}

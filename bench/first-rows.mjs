// Budget: the rows of a ficha, opened by its address with an empty cache, are painted within 3.0 times what the same rows
// take as plain HTML from a bare server, and within 2.0 times on the minimum line.

import { callApi } from '@fichero/e2e/session'
import { fichaOf } from './ficha-page.mjs'
import { startBareFicha } from './support/bare-ficha.mjs'
import { delayed, LINE, openBrowser, withColdPage } from './support/browser.mjs'
import { byTurns } from './support/by-turns.mjs'
import { paintedAt } from './support/rows.mjs'

const PEOPLE = 30
const LINES = [
  { name: 'without a limit', line: delayed(0), most: 3 },
  { name: 'on a line of 5 Mbps and 40 ms', line: LINE, most: 2 },
]

export async function benchFirstRows({ fichero, programId, firstFicha }) {
  const path = await fichaOf(fichero, programId, firstFicha, PEOPLE)
  /** @type {Parameters<typeof startBareFicha>[0]} */
  const ficha = await callApi(fichero, `/fichas/${firstFicha}`, { session: fichero.session })
  const bare = await startBareFicha(ficha)
  const browser = await openBrowser()
  try {
    const results = []
    for (const { name, line, most } of LINES) {
      const visit = (address) => () =>
        withColdPage(browser, fichero.session, line, (page) => paintedAt(page, address, PEOPLE))
      const { ours, bare: theirs, visits } = await byTurns(visit(fichero.url + path), visit(bare.url))
      results.push({
        what: `a ficha of ${PEOPLE} people by its address, rows painted, against plain HTML from a bare server, ${name}`,
        figure: ours / theirs,
        budget: `at most ${most.toFixed(1)}`,
        ok: (figure) => figure <= most,
        detail: `${Math.round(ours)} against ${Math.round(theirs)} ms, medians of ${visits} visits by turns with an empty cache`,
      })
    }
    return results
  } finally {
    await browser.close()
    await bare.stop()
  }
}

// Budget: the rows of a ficha, opened by its URL with an empty cache, are painted within 3.0 times the time of the same
// rows as plain HTML from a bare server, and within 2.0 times on the minimum connection.

import { callApi } from '@fichero/e2e/session'
import { fichaOf } from './ficha-page.mjs'
import { measureAlternating } from './support/alternating.mjs'
import { startBareFicha } from './support/bare-ficha.mjs'
import { MINIMUM_CONNECTION, openBrowser, withColdPage, withLatency } from './support/browser.mjs'
import { timeUntilPainted } from './support/rows.mjs'

const PEOPLE = 30
/** Network conditions, and the maximum ratio to the bare server. */
const NETWORKS = [
  { name: 'without a limit', network: withLatency(0), maximum: 3 },
  { name: 'at 5 Mbps and 40 ms', network: MINIMUM_CONNECTION, maximum: 2 },
]

export async function benchFirstRows({ fichero, programId, firstFicha }) {
  const path = await fichaOf(fichero, programId, firstFicha, PEOPLE)
  /** @type {Parameters<typeof startBareFicha>[0]} */
  const ficha = await callApi(fichero, `/fichas/${firstFicha}`, { session: fichero.session })
  const bare = await startBareFicha(ficha)
  const browser = await openBrowser()
  try {
    const results = []
    for (const { name, network, maximum } of NETWORKS) {
      const visit = (address) => () =>
        withColdPage(browser, fichero.session, network, (page) => timeUntilPainted(page, address, PEOPLE))
      const { ours, bare: theirs, visits } = await measureAlternating(visit(fichero.url + path), visit(bare.url))
      results.push({
        what: `a ficha of ${PEOPLE} people by its URL, rows painted, against plain HTML from a bare server, ${name}`,
        figure: ours / theirs,
        budget: `at most ${maximum.toFixed(1)}`,
        ok: (figure) => figure <= maximum,
        detail: `${Math.round(ours)} against ${Math.round(theirs)} ms, medians of ${visits} alternating visits with an empty cache`,
      })
    }
    return results
  } finally {
    await browser.close()
    await bare.stop()
  }
}

// Budgets of the longest answer, a ficha of 1,000 people, compressed as for a browser: with both servers on one core, at least
// 0.7 times the requests per second of a bare server that runs the same statements and sends the same bytes. The visible rows
// are painted within 1.5 times the time of the same rows as plain HTML, all rows within 3.0 times.
import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'
import { measureAlternating } from './support/alternating.mjs'
import { startBareFicha } from './support/bare-ficha.mjs'
import { startBareRows } from './support/bare-rows.mjs'
import { openBrowser, withColdPage, withLatency } from './support/browser.mjs'
import { statementsOf } from './support/database.mjs'
import { timeUntilPainted } from './support/rows.mjs'
import { median } from './support/stats.mjs'
import { withDataSet } from './support/with-data-set.mjs'

const ROWS = 1_000
const SIZE = { fichas: 1, people: ROWS, programs: 1, instructors: 1 }
const FICHA = 2_600_000
/** Minimum ratio to the requests per second of the bare server. */
const SHARE = 0.7
/** Painting is measured until this number of rows is visible. `maximum` is the maximum ratio to the time of the bare page. */
const PAINTED = [
  { name: 'visible rows', rows: 30, maximum: 1.5 },
  { name: 'all rows', rows: ROWS, maximum: 3 },
]
/** Number of alternating measurements of both servers, and the seconds and connections of each. */
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 8
/** The `Accept-Encoding` of browsers. */
const ENCODINGS = 'gzip, deflate, br'

export const benchManyRows = () =>
  withDataSet(SIZE, async (fichero, _, { url, admin }) => {
    const path = `/api/fichas/${FICHA}`
    const headers = { 'x-token': fichero.session.token }
    const ask = async (address) => (await fetch(address + path, { headers })).text()
    const sample = await ask(fichero.url)
    const statements = (await statementsOf(admin, () => ask(fichero.url))).filter((sql) => /^\s*SELECT/i.test(sql))
    return [
      ...(await measureRates(fichero, { databaseUrl: url, statements, sample }, { path, headers })),
      ...(await measurePainting(fichero, JSON.parse(sample))),
    ]
  })

async function measureRates(fichero, bareOptions, { path, headers }) {
  const bare = await startBareRows(bareOptions)
  try {
    if ((await (await fetch(bare.url)).text()) !== bareOptions.sample)
      throw new Error('The bare server sends other bytes.')
    for (const { pid } of [fichero, bare]) onOneCore(pid)
    const load = async (url, duration) => {
      const allHeaders = { ...headers, 'accept-encoding': ENCODINGS }
      const result = await autocannon({ url: url + path, headers: allHeaders, connections: CONNECTIONS, duration })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
      return result.requests.average
    }
    const rounds = []
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { fichero: await load(fichero.url, SECONDS), bare: await load(bare.url, SECONDS) }
      // The first round warms up both servers.
      if (round > 0) rounds.push(pair)
    }
    const rate = (side) => Math.round(median(rounds.map((round) => round[side])))
    return [
      {
        what: `answer of ${ROWS} rows, requests per second on one core, against a bare server`,
        figure: median(rounds.map((round) => round.fichero / round.bare)),
        budget: `at least ${SHARE}`,
        ok: (figure) => figure >= SHARE,
        detail: `${Math.round(bareOptions.sample.length / 1000)} KB before compression; ${rate('fichero')} against ${rate('bare')} requests/s, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, ${bareOptions.statements.length} queries a request`,
      },
    ]
  } finally {
    await bare.stop()
  }
}

/** Pins all threads of a process to one core, including those that compress. */
const onOneCore = (pid) => execFileSync('taskset', ['--all-tasks', '--pid', '1', String(pid)], { stdio: 'ignore' })

async function measurePainting(fichero, ficha) {
  const bare = await startBareFicha(ficha)
  const browser = await openBrowser()
  try {
    const results = []
    for (const { name, rows, maximum } of PAINTED) {
      const visit = (address) => () =>
        withColdPage(browser, fichero.session, withLatency(0), (page) => timeUntilPainted(page, address, rows))
      const {
        ours,
        bare: theirs,
        visits,
      } = await measureAlternating(visit(`${fichero.url}/fichas/visualizar/${FICHA}`), visit(bare.url))
      results.push({
        what: `a ficha of ${ROWS} people by its URL, ${name} painted, against plain HTML from a bare server`,
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

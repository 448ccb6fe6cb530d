// Budgets of the longest answer that people get, a ficha of 1,000 people, packed as for a browser: with both servers on
// one core at least 0.7 of the requests per second of a bare server that sends the same bytes after the same statements;
// its first screen is painted within 1.5 times what the same rows take as plain HTML, all within 3.0.
import { execFileSync } from 'node:child_process'
import autocannon from 'autocannon'
import { startBareFicha } from './support/bare-ficha.mjs'
import { startBareRows } from './support/bare-rows.mjs'
import { delayed, openBrowser, withColdPage } from './support/browser.mjs'
import { byTurns } from './support/by-turns.mjs'
import { statementsOf } from './support/database.mjs'
import { withDataSet } from './support/filled.mjs'
import { paintedAt } from './support/rows.mjs'
import { median } from './support/stats.mjs'

const ROWS = 1_000
const SIZE = { fichas: 1, people: ROWS, programs: 1, instructors: 1 }
const FICHA = 2_600_000
const SHARE = 0.7
/** How many rows are painted, within how many times the bare page. */
const PAINTED = [
  { name: 'those in sight', rows: 30, most: 1.5 },
  { name: 'all', rows: ROWS, most: 3 },
]
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 8
/** What browsers send. */
const ENCODINGS = 'gzip, deflate, br'

export const benchManyRows = () =>
  withDataSet(SIZE, async (fichero, _, { url, admin }) => {
    const path = `/api/fichas/${FICHA}`
    const headers = { 'x-token': fichero.session.token }
    const ask = async (address) => (await fetch(address + path, { headers })).text()
    const sample = await ask(fichero.url)
    const statements = (await statementsOf(admin, () => ask(fichero.url))).filter((sql) => /^\s*SELECT/i.test(sql))
    return [
      ...(await rates(fichero, { databaseUrl: url, statements, sample }, { path, headers })),
      ...(await painted(fichero, JSON.parse(sample))),
    ]
  })

async function rates(fichero, bareOf, { path, headers }) {
  const bare = await startBareRows(bareOf)
  try {
    if ((await (await fetch(bare.url)).text()) !== bareOf.sample) throw new Error('The bare server sends other bytes.')
    for (const { pid } of [fichero, bare]) onOneCore(pid)
    const load = async (url, duration) => {
      const all = { ...headers, 'accept-encoding': ENCODINGS }
      const result = await autocannon({ url: url + path, headers: all, connections: CONNECTIONS, duration })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
      return result.requests.average
    }
    const rounds = []
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { fichero: await load(fichero.url, SECONDS), bare: await load(bare.url, SECONDS) }
      // The first one warms up both.
      if (round > 0) rounds.push(pair)
    }
    const rate = (side) => Math.round(median(rounds.map((round) => round[side])))
    return [
      {
        what: `answer of ${ROWS} rows, requests per second on one core, against a bare server`,
        figure: median(rounds.map((round) => round.fichero / round.bare)),
        budget: `at least ${SHARE}`,
        ok: (figure) => figure >= SHARE,
        detail: `${Math.round(bareOf.sample.length / 1000)} KB before compression; ${rate('fichero')} against ${rate('bare')} requests/s, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, ${bareOf.statements.length} queries a request`,
      },
    ]
  } finally {
    await bare.stop()
  }
}

/** All threads of a process: those that compress too. */
const onOneCore = (pid) => execFileSync('taskset', ['--all-tasks', '--pid', '1', String(pid)], { stdio: 'ignore' })

async function painted(fichero, ficha) {
  const bare = await startBareFicha(ficha)
  const browser = await openBrowser()
  try {
    const results = []
    for (const { name, rows, most } of PAINTED) {
      const visit = (address) => () =>
        withColdPage(browser, fichero.session, delayed(0), (page) => paintedAt(page, address, rows))
      const {
        ours,
        bare: theirs,
        visits,
      } = await byTurns(visit(`${fichero.url}/fichas/visualizar/${FICHA}`), visit(bare.url))
      results.push({
        what: `a ficha of ${ROWS} people by its address, ${name} painted, against plain HTML from a bare server`,
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

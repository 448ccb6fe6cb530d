// Budgets: a link to a ficha, opened with an empty cache on a line on which every response comes 100 ms later, needs at
// most two waves of requests before data and, against the same screens built as one application (one-application/), at
// most 1.20 times the bytes and 1.10 times the time. Both are measured by turns, on servers with the same data.

import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fichaOf } from './ficha-page.mjs'
import { delayed, openBrowser, withColdPage } from './support/browser.mjs'
import { pathOf, requestsOf, wavesBeforeData } from './support/cold-visit.mjs'
import { startFichero } from './support/fichero.mjs'
import { createProgram } from './support/program.mjs'
import { markRows, rowsAt } from './support/rows.mjs'
import { median } from './support/stats.mjs'

const BUDGET = { waves: 2, bytes: 1.2, time: 1.1 }
const LATENCY_MS = 100
const PEOPLE = 35
const FICHA = 2_885_000
const PAIRS = 9
const FOLDER = resolve(import.meta.dirname, 'one-application')
const RSPACK = resolve(import.meta.dirname, '../node_modules/@rspack/cli/bin/rspack.js')
const LINK = `link to a ficha of ${PEOPLE} people, empty cache, ${LATENCY_MS} ms per response`

/** What is counted, by the end of its path. Fonts, icons and data are the same on both sides. */
const KINDS = { js: 'JavaScript', css: 'CSS', json: 'texts', '': 'page' }

export async function benchOneApplication() {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [RSPACK, 'build'], { cwd: FOLDER, env, stdio: 'inherit' })
  const servers = []
  const browser = await openBrowser()
  try {
    servers.push(await startFichero())
    servers.push(await startFichero(undefined, { DIST_ROOT: resolve(FOLDER, 'dist') }))
    const [path] = await Promise.all(
      servers.map(async (fichero) => fichaOf(fichero, await createProgram(fichero), FICHA, PEOPLE)),
    )
    const pairs = []
    for (let pair = 0; pair < PAIRS + 1; pair++) {
      const visits = []
      for (const place of pair % 2 ? [1, 0] : [0, 1]) visits[place] = await visit(browser, servers[place], path)
      // The first visits warm up the servers.
      if (pair > 0) pairs.push(visits)
    }
    return rows(pairs)
  } finally {
    await browser.close()
    for (const fichero of servers) await fichero.stop()
  }
}

const visit = (browser, { url, session }, path) =>
  withColdPage(browser, session, delayed(LATENCY_MS), async (page) => {
    await markRows(page, PEOPLE)
    const requests = await requestsOf(page, url + path)
    const counted = requests.flatMap((request) => {
      const kind = kindOf(pathOf(request.url))
      return kind ? [{ ...request, kind }] : []
    })
    const kilobytes = (kind) =>
      counted.filter((request) => !kind || request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return { ms: await rowsAt(page), waves: wavesBeforeData(requests), files: counted.length, kilobytes }
  })

/** @param {string} path */
function kindOf(path) {
  if (path.startsWith('/api/')) return undefined
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? []
  return KINDS[extension]
}

function rows(pairs) {
  const of = (place, name) => median(pairs.map((pair) => pair[place][name]))
  const kilobytes = (place, kind) => median(pairs.map((pair) => pair[place].kilobytes(kind)))
  const parts = (place) =>
    Object.values(KINDS)
      .map((kind) => `${kind} ${kilobytes(place, kind).toFixed(1)}`)
      .join(', ')
  const total = (place) => `${kilobytes(place).toFixed(1)} KB in ${of(place, 'files')} files (${parts(place)})`
  return [
    {
      what: `${LINK}, waves of requests before data`,
      figure: of(0, 'waves'),
      budget: `at most ${BUDGET.waves}`,
      ok: (figure) => figure <= BUDGET.waves,
      detail: `${of(1, 'waves')} of the one application`,
    },
    ratio(
      BUDGET.bytes,
      'bytes',
      kilobytes(0) / kilobytes(1),
      `${total(0)} against ${total(1)}, as they come over the line`,
    ),
    ratio(
      BUDGET.time,
      'time until all rows are in sight',
      median(pairs.map(([ours, one]) => ours.ms / one.ms)),
      `${Math.round(of(0, 'ms'))} against ${Math.round(of(1, 'ms'))} ms, median of ${PAIRS} pairs of visits by turns`,
    ),
  ]
}

const ratio = (budget, what, figure, detail) => ({
  what: `${LINK}, ${what} against one application`,
  figure,
  budget: `at most ${budget.toFixed(2)}`,
  ok: (measured) => measured <= budget,
  detail,
})

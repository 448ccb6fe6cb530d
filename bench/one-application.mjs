// Budgets of a link to a ficha, opened with an empty cache and a latency of 100 ms per response: at most two waves of requests
// before data, and at most 1.20 times the bytes and 1.10 times the time of the same screens built as one application
// (one-application/). Both are measured alternately, on servers with the same data.

import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fichaOf } from './ficha-page.mjs'
import { openBrowser, withColdPage, withLatency } from './support/browser.mjs'
import { pathOf, requestsOf, wavesBeforeData } from './support/cold-visit.mjs'
import { startFichero } from './support/fichero.mjs'
import { createProgram } from './support/program.mjs'
import { markRows, timeUntilRows } from './support/rows.mjs'
import { median } from './support/stats.mjs'

/** Maximum number of waves, and maximum ratios of bytes and time to the single application. */
const BUDGET = { waves: 2, bytes: 1.2, time: 1.1 }
const LATENCY_MS = 100
const PEOPLE = 35
const FICHA = 2_885_000
const PAIRS = 9
const FOLDER = resolve(import.meta.dirname, 'one-application')
const RSPACK = resolve(import.meta.dirname, '../node_modules/@rspack/cli/bin/rspack.js')
/** The measured visit, for the rows of the results. */
const LINK = `link to a ficha of ${PEOPLE} people, empty cache, ${LATENCY_MS} ms per response`

/** Kinds of files that are counted, by extension. Fonts, icons and data are the same on both sides. */
const KINDS = { js: 'JavaScript', css: 'CSS', json: 'texts', '': 'page' }

export async function benchOneApplication() {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [RSPACK, 'build'], { cwd: FOLDER, env, stdio: 'inherit' })
  /** The system, and the same screens as one application. */
  const servers = []
  const browser = await openBrowser()
  try {
    servers.push(await startFichero())
    servers.push(await startFichero(undefined, { DIST_ROOT: resolve(FOLDER, 'dist') }))
    const [path] = await Promise.all(
      servers.map(async (fichero) => fichaOf(fichero, await createProgram(fichero), FICHA, PEOPLE)),
    )
    /** Results of the visits to both servers, in the order of `servers`. */
    const pairs = []
    for (let pair = 0; pair < PAIRS + 1; pair++) {
      const visits = []
      for (const side of pair % 2 ? [1, 0] : [0, 1]) visits[side] = await visit(browser, servers[side], path)
      // The first visits warm up the servers.
      if (pair > 0) pairs.push(visits)
    }
    return resultRows(pairs)
  } finally {
    await browser.close()
    for (const fichero of servers) await fichero.stop()
  }
}

const visit = (browser, { url, session }, path) =>
  withColdPage(browser, session, withLatency(LATENCY_MS), async (page) => {
    await markRows(page, PEOPLE)
    const requests = await requestsOf(page, url + path)
    const counted = requests.flatMap((request) => {
      const kind = kindOf(pathOf(request.url))
      return kind ? [{ ...request, kind }] : []
    })
    const kilobytes = (kind) =>
      counted.filter((request) => !kind || request.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    return { ms: await timeUntilRows(page), waves: wavesBeforeData(requests), files: counted.length, kilobytes }
  })

/** @param {string} path */
function kindOf(path) {
  if (path.startsWith('/api/')) return undefined
  const [, extension = ''] = /\.(\w+)$/.exec(path) ?? []
  return KINDS[extension]
}

function resultRows(pairs) {
  const medianOf = (side, name) => median(pairs.map((pair) => pair[side][name]))
  const kilobytes = (side, kind) => median(pairs.map((pair) => pair[side].kilobytes(kind)))
  const parts = (side) =>
    Object.values(KINDS)
      .map((kind) => `${kind} ${kilobytes(side, kind).toFixed(1)}`)
      .join(', ')
  const total = (side) => `${kilobytes(side).toFixed(1)} KB in ${medianOf(side, 'files')} files (${parts(side)})`
  return [
    {
      what: `${LINK}, waves of requests before data`,
      figure: medianOf(0, 'waves'),
      budget: `at most ${BUDGET.waves}`,
      ok: (figure) => figure <= BUDGET.waves,
      detail: `${medianOf(1, 'waves')} of the one application`,
    },
    ratio(BUDGET.bytes, 'bytes', kilobytes(0) / kilobytes(1), `${total(0)} against ${total(1)}, as transferred`),
    ratio(
      BUDGET.time,
      'time until all rows are visible',
      median(pairs.map(([ours, one]) => ours.ms / one.ms)),
      `${Math.round(medianOf(0, 'ms'))} against ${Math.round(medianOf(1, 'ms'))} ms, median of ${PAIRS} pairs of alternating visits`,
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

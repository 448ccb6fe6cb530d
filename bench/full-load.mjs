// Budget under full load, on both databases: while 200 connections send requests without a pause, 200 new visitors, each with
// a new connection, all get the sign-in page within 1 s.
import { get } from 'node:http'
import autocannon from 'autocannon'
import { onBothEngines } from './support/both-engines.mjs'
import { startFichero } from './support/fichero.mjs'
import { signInSecondUser } from './support/second-user.mjs'
import { median } from './support/stats.mjs'

const PATH = '/api/fichas?page=1&limit=10'
const CONNECTIONS = 200
const VISITORS = 200
const SECONDS = 8
/** How long the load runs before the visitors arrive, in ms. */
const WARM_UP_MS = 4_000
const ROUNDS = 3
/** Budget of the slowest visitor, in s. */
const MAX_S = 1

export const benchFullLoad = () => onBothEngines(measureOn)

/** Measures on one database, and returns a row of the results. */
async function measureOn(engine, databaseUrl) {
  const fichero = await startFichero(databaseUrl)
  try {
    // Two users, because one user may have only a hundred concurrent requests.
    const tokens = [fichero.session.token, (await signInSecondUser(fichero)).token]
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await runLoad(fichero.url, tokens))
    const last = median(rounds.map(({ last }) => last))
    return {
      what: `the last of ${VISITORS} new visitors while ${CONNECTIONS} connections are busy, ${engine} (s)`,
      figure: last,
      budget: `at most ${MAX_S}`,
      ok: (figure) => figure <= MAX_S,
      detail: `${rounds.map(({ last, rate }) => `${last.toFixed(2)} s at ${Math.round(rate)} requests/s`).join('; ')}`,
    }
  } finally {
    await fichero.stop()
  }
}

/** Runs the load. Returns the time until the last visitor has the page, in s, and the rate of the load in requests per second. */
async function runLoad(url, tokens) {
  const load = Promise.all(
    tokens.map((token) =>
      autocannon({
        url: url + PATH,
        headers: { 'x-token': token },
        connections: CONNECTIONS / tokens.length,
        duration: SECONDS,
      }),
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS))
  const times = await Promise.all(Array.from({ length: VISITORS }, () => arrivalTime(`${url}/auth`)))
  const results = await load
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failed > 0) throw new Error(`${failed} requests failed.`)
  return { last: Math.max(...times) / 1000, rate: results.reduce((sum, { requests }) => sum + requests.average, 0) }
}

/** Returns the time until a page has arrived over a new connection, in ms. */
const arrivalTime = (url) =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get(url, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`GET ${url} answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })

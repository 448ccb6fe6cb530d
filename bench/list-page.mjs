// Budget: the API's list of fichas, with a session, reaches at least 0.4 times the requests per second of a bare
// node:http + mysql2 server that runs the same queries and sends the same bytes.
import autocannon from 'autocannon'
import { startBareServer } from './support/bare-server.mjs'
import { statementsOf } from './support/database.mjs'
import { median } from './support/stats.mjs'

/** Number of alternating measurements of both servers, and the seconds and connections of each. */
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 8

export async function benchListPage({ fichero, database, programId }) {
  const path = `/api/fichas?programId=${programId}&page=1&limit=10`
  const headers = { 'x-token': fichero.session.token }
  const ask = async (url) => (await fetch(url + path, { headers })).text()

  const expected = await ask(fichero.url)
  const statements = (await statementsOf(database.admin, () => ask(fichero.url))).filter((sql) =>
    /^\s*SELECT/i.test(sql),
  )
  const bare = await startBareServer({ databaseUrl: database.url, statements, sample: expected })
  try {
    if ((await ask(bare.url)) !== expected) throw new Error('The bare server does not answer the same bytes.')
    const load = async (url, duration) => {
      const result = await autocannon({ url: url + path, headers, connections: CONNECTIONS, duration })
      if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
      return result.requests.average
    }
    await load(fichero.url, 2)
    await load(bare.url, 2)
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ fichero: await load(fichero.url, SECONDS), bare: await load(bare.url, SECONDS) })
    }
    const rate = (side) => Math.round(median(rounds.map((round) => round[side])))
    return {
      what: 'ficha list page over HTTP, requests per second, against a bare server',
      figure: median(rounds.map((round) => round.fichero / round.bare)),
      budget: 'at least 0.4',
      ok: (figure) => figure >= 0.4,
      detail: `${rate('fichero')} against ${rate('bare')} requests/s, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, ${statements.length} queries a request`,
    }
  } finally {
    await bare.stop()
  }
}

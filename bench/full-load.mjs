// Budget under full load, on both databases: while 200 connections ask without a pause, 200 people who come at once each
// over a connection of their own have the sign-in page within 1 s, the last one included.
import { get } from 'node:http'
import { callApi, signInAs } from '@fichero/e2e/session'
import autocannon from 'autocannon'
import { onBothEngines } from './support/both-engines.mjs'
import { startFichero } from './support/fichero.mjs'
import { median } from './support/stats.mjs'

const PATH = '/api/fichas?page=1&limit=10'
const CONNECTIONS = 200
const NEWCOMERS = 200
const SECONDS = 8
/** How long the connections ask before anybody comes, in ms. */
const LEAD_MS = 4_000
const ROUNDS = 3
const MOST_S = 1

export const benchFullLoad = () => onBothEngines(measured)

async function measured(engine, databaseUrl) {
  const fichero = await startFichero(databaseUrl)
  try {
    // One person may have a hundred requests under way.
    const tokens = [fichero.session.token, await anotherPerson(fichero)]
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) rounds.push(await underLoad(fichero.url, tokens))
    const last = median(rounds.map(({ last }) => last))
    return {
      what: `the last of ${NEWCOMERS} newcomers while ${CONNECTIONS} connections are busy, ${engine} (s)`,
      figure: last,
      budget: `at most ${MOST_S}`,
      ok: (figure) => figure <= MOST_S,
      detail: `${rounds.map(({ last, rate }) => `${last.toFixed(2)} s at ${Math.round(rate)} requests/s`).join('; ')}`,
    }
  } finally {
    await fichero.stop()
  }
}

async function underLoad(url, tokens) {
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
  await new Promise((resolve) => setTimeout(resolve, LEAD_MS))
  const times = await Promise.all(Array.from({ length: NEWCOMERS }, () => arrival(`${url}/auth`)))
  const results = await load
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0)
  if (failed > 0) throw new Error(`${failed} requests failed.`)
  return { last: Math.max(...times) / 1000, rate: results.reduce((sum, { requests }) => sum + requests.average, 0) }
}

async function anotherPerson(fichero) {
  const person = { nro_documento: '52000001', contrasena: 'la de prueba' }
  const body = {
    ...person,
    tipo_documento: 'CC',
    nombre: 'Marina',
    apellido: 'Quintero Ruiz',
    rol: 'user',
    tipo: 'planta',
    fecha_inicio_contrato: '2026-01-15',
    fecha_fin_contrato: '2026-12-15',
    correo_institucional: 'marina@fichero.example',
  }
  await callApi(fichero, '/users/create', { method: 'POST', body, session: fichero.session })
  return (await signInAs(fichero, person)).token
}

/** Time in ms until a page has come over a new connection. */
const arrival = (url) =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    get(url, { agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`GET ${url} answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(performance.now() - began))
    }).once('error', reject)
  })

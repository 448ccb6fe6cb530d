import { type IncomingMessage, request } from 'node:http'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { inTransaction } from '../../database/transaction.js'
import { createLog } from '../../logging/log.js'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin, buildFicha, buildProgram, buildReport } from '../../testing/build.js'
import { inDays } from '../../testing/days.js'
import { download } from '../../testing/download.js'
import { Apprentice } from '../apprentice.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { saveProgress } from '../save-progress.js'

const PATH = '/fichas/tyt/exportacion'
const FICHAS = 10
const PEOPLE = 350
/** A statement that reads people of the file. */
const READS_PEOPLE = /m\.id IN/

let api: Api
let token: string
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  api = await startApi({}, { log })
  token = api.tokenOf(await buildAdmin(api.dataSource))
  const program = await buildProgram(api.dataSource, { total_resultados: 20 })
  for (let number = 0; number < FICHAS; number++) await fill(2_600_000 + number, program.id)
})
afterAll(() => api.close())
beforeEach(() => {
  lines = []
})
afterEach(() => jest.restoreAllMocks())

async function fill(nro_ficha: number, id_programa_formacion: number) {
  const dates = { fecha_fin_lectiva: inDays(10), fecha_fin_ficha: inDays(200) }
  await buildFicha(api.dataSource, { nro_ficha, id_programa_formacion, ...dates })
  await buildReport(api.dataSource, { nro_ficha })
  const people = Array.from({ length: PEOPLE }, (_, place) => {
    const nro_documento = String(nro_ficha * 1000 + place)
    const nombre = `P${(place * 7919) % PEOPLE}`
    const busqueda = `${nombre.toLowerCase()} ${nro_documento}`
    return { nro_documento, tipo_documento: 'CC', nombre, apellido: 'LARGO', busqueda }
  })
  const enrolments = people.map(({ nro_documento }, place) => ({
    nro_ficha,
    nro_documento,
    estado: 'EN FORMACION',
    resultados_aprobados: place % 20,
  }))
  await inTransaction(api.dataSource, async (manager) => {
    await manager.insert(Apprentice, people)
    await manager.insert(Enrolment, enrolments)
    await saveProgress(manager, nro_ficha)
  })
}

/** Calls `seen` with the number of each statement that reads people, before it runs. */
function watchStatements(seen: (count: number) => unknown) {
  const { query } = api.dataSource
  let count = 0
  jest.spyOn(api.dataSource, 'query').mockImplementation(async (sql: string, ...more) => {
    if (READS_PEOPLE.test(sql)) await seen(++count)
    return query.call(api.dataSource, sql, ...more) as never
  })
  return { count: () => count }
}

/** Sends a request and gives the answer as soon as it begins. */
const begin = () =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(`${api.url}/api${PATH}`, { headers: { 'x-token': token } }, resolve)
      .on('error', reject)
      .end()
  })

const quiet = () => new Promise((resolve) => setTimeout(resolve, 300))

it('has everybody once, in the order of the list, however many they are', async () => {
  const statements = watchStatements(() => undefined)
  const { status, sheets } = await download(api, PATH, token)
  expect(status).toBe(200)
  const documents = (sheets.Aprendices ?? []).slice(1).map((row) => row[1])
  expect(documents).toHaveLength(FICHAS * PEOPLE)
  expect(new Set(documents).size).toBe(FICHAS * PEOPLE)
  expect(statements.count()).toBeGreaterThan(10)
  for (const page of [1, 7, 35]) {
    const { body } = await api.get<BoardPeopleAnswer>(`/fichas/tyt?page=${page}&limit=100`, token)
    const shown = body.aprendices.map(({ nro_documento }) => nro_documento)
    expect(documents.slice((page - 1) * 100, page * 100)).toEqual(shown)
  }
})

it('misses nobody who advances while it is written, and has each person’s figures of that moment', async () => {
  // Who was farthest is nearest now, where the file has long been written.
  watchStatements(async (count) => {
    if (count === 5)
      await api.dataSource.query('UPDATE matricula SET resultados_aprobados = 20 WHERE resultados_aprobados = 0')
  })
  const { sheets } = await download(api, PATH, token)
  const [headings = [], ...rows] = sheets.Aprendices ?? []
  expect(new Set(rows.map((row) => row[1])).size).toBe(FICHAS * PEOPLE)
  const approved = headings.indexOf('Resultados aprobados')
  expect(rows.filter((row) => row[approved] === 20)).toHaveLength(FICHAS * Math.ceil(PEOPLE / 20))
  await api.dataSource.query('UPDATE matricula SET resultados_aprobados = 0 WHERE resultados_aprobados = 20')
})

it('answers others while it is written', async () => {
  let answered = 0
  const statements = watchStatements(async (count) => {
    if (count > 3) return
    await api.get('/fichas/tyt/totales', token)
    answered++
  })
  await download(api, PATH, token)
  expect(answered).toBe(3)
  expect(statements.count()).toBeGreaterThan(3)
})

it('is no longer written when the client goes away', async () => {
  const statements = watchStatements(() => undefined)
  const answer = await begin()
  answer.on('error', () => undefined)
  answer.destroy()
  await quiet()
  const seen = statements.count()
  expect(seen).toBeLessThan(10)
  await quiet()
  expect(statements.count()).toBe(seen)
  expect(lines.filter(({ level }) => Number(level) > 40)).toEqual([])
  expect(lines).toContainEqual(expect.objectContaining({ route: `/api${PATH}`, aborted: true }))
})

it('that fails before its first row is an answer of its own', async () => {
  watchStatements(() => {
    throw new TypeError('broken on purpose')
  })
  const { status, headers, body } = await api.get(PATH, token)
  expect([status, headers.get('content-disposition')]).toEqual([500, null])
  expect(body).toMatchObject({ code: 'internal', request_id: headers.get('x-request-id') })
})

it('that fails in the middle is cut off, so that no half of it is saved, and the reason is logged', async () => {
  watchStatements((count) => {
    if (count === 4) throw new TypeError('broken on purpose')
  })
  const answer = await begin()
  expect(answer.statusCode).toBe(200)
  const ended = await new Promise((resolve) => {
    answer
      .on('error', resolve)
      .on('end', () => resolve('whole'))
      .resume()
  })
  expect(ended).toMatchObject({ code: 'ECONNRESET' })
  const id = answer.headers['x-request-id']
  expect(lines).toContainEqual(
    expect.objectContaining({ request: id, error: 'TypeError', reason: 'broken on purpose' }),
  )
})

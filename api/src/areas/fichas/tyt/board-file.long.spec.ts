import crypto from 'node:crypto'
import { readdirSync, symlinkSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CFB } from '@e965/xlsx'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { buildAdmin, buildFicha, buildProgram, buildReport } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { type Download, download } from '../../../../testing/download.js'
import { inTransaction } from '../../../database/transaction.js'
import { createLog } from '../../../observability/logging/log.js'
import { Apprentice } from '../apprentice.entity.js'
import { Enrolment } from '../enrolment.entity.js'
import { saveProgress } from '../save-progress.js'

const PATH = '/fichas/tyt/exportacion'
const FICHAS = 10
const PEOPLE = 350
/** Matches the statements that read people for the export. */
const READS_PEOPLE = /m\.id IN/

let api: Api
let token: string
let other: string
let lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  api = await startApi({}, { log })
  token = api.tokenOf(await buildAdmin(api.dataSource))
  other = api.tokenOf(await buildAdmin(api.dataSource))
  const program = await buildProgram(api.dataSource, { total_resultados: 20 })
  for (let number = 0; number < FICHAS; number++) await fill(2_600_000 + number, program.id)
})
afterAll(() => api.close())
beforeEach(() => {
  lines = []
})
afterEach(async () => {
  jest.restoreAllMocks()
  // No process and no file may remain after an export, however the export ends.
  while ((await writers()).length > 0) await pause()
  expect(files()).toEqual([])
})

/** Waits 20 ms. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
const files = () => readdirSync(join(api.database.dataDir, 'exports'))

/** Returns the ids of the writer processes that this process started, on Linux. Idle reader processes may exist too. */
const writers = async () => {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_, index) => commands[index]?.includes('writer-program'))
}

async function fill(nro_ficha: number, id_programa_formacion: number) {
  const dates = { fecha_fin_lectiva: inDays(10), fecha_fin_ficha: inDays(200) }
  await buildFicha(api.dataSource, { nro_ficha, id_programa_formacion, ...dates })
  await buildReport(api.dataSource, { nro_ficha })
  const people = Array.from({ length: PEOPLE }, (_, index) => {
    const nro_documento = String(nro_ficha * 1000 + index)
    const nombre = `P${(index * 7919) % PEOPLE}`
    const busqueda = `${nombre.toLowerCase()} ${nro_documento}`
    return { nro_documento, tipo_documento: 'CC', nombre, apellido: 'LARGO', busqueda }
  })
  const enrolments = people.map(({ nro_documento }, index) => ({
    nro_ficha,
    nro_documento,
    estado: 'EN FORMACION',
    resultados_aprobados: index % 20,
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

/** Returns the rows of people in the workbook. */
const people = ({ sheets }: Download) => (sheets.Aprendices ?? []).slice(1)

it('the exported board contains everybody once, in the order of the list', async () => {
  const statements = watchStatements(() => undefined)
  const file = await download(api, PATH, token)
  expect(file.status).toBe(200)
  expect(Number(file.headers.get('content-length'))).toBeGreaterThan(100_000)
  const documents = people(file).map((row) => row[1])
  expect(documents).toHaveLength(FICHAS * PEOPLE)
  expect(new Set(documents).size).toBe(FICHAS * PEOPLE)
  expect(statements.count()).toBeGreaterThan(10)
  for (const page of [1, 7, 35]) {
    const { body } = await api.get<BoardPeopleAnswer>(`/fichas/tyt?page=${page}&limit=100`, token)
    const shown = body.aprendices.map(({ nro_documento }) => nro_documento)
    expect(documents.slice((page - 1) * 100, page * 100)).toEqual(shown)
  }
})

it('a long workbook has the same cell types, styles and frozen heading as a short workbook', async () => {
  const [short, long] = await Promise.all(['?ficha=2600001&faltan=1', ''].map(bytesOf))
  const [styles, sheets] = [
    [xmlOf(short, '/xl/styles.xml'), xmlOf(long, '/xl/styles.xml')],
    [xmlOf(short, '/xl/worksheets/sheet1.xml'), xmlOf(long, '/xl/worksheets/sheet1.xml')],
  ]
  expect(styles[1]).toBe(styles[0])
  const beginning = (xml = '') => xml.slice(0, xml.indexOf('<row r="2"'))
  expect(beginning(sheets[1])).toBe(beginning(sheets[0]))
  expect(sheets[1]).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
  const stylesOfRow = (xml = '', row = 2) =>
    [...xml.matchAll(new RegExp(`<c r="([A-Z]+)${row}" s="(\\d+)"`, 'g'))].map(([, column, style]) => column + style!)
  expect(stylesOfRow(sheets[1], 3000)).toEqual(stylesOfRow(sheets[0]))
})

const bytesOf = async (query: string) => {
  const answer = await fetch(`${api.url}/api${PATH}${query}`, { headers: { 'x-token': token } })
  return Buffer.from(await answer.arrayBuffer())
}
const xmlOf = (bytes: Buffer | undefined, name: string) =>
  String(CFB.find(CFB.read(bytes!, { type: 'buffer' }), name)?.content)

it('the exported board contains people whose progress changes during the export, with the progress when it is read', async () => {
  // People at the end of the list become ready, and the rows of ready people have already been written.
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

it('other requests are answered during an export', async () => {
  let answered = 0
  watchStatements(async (count) => {
    if (count > 3) return
    await api.get('/fichas/tyt/totales', other)
    answered++
  })
  expect(people(await download(api, PATH, token))).toHaveLength(FICHAS * PEOPLE)
  expect(answered).toBe(3)
})

it('at most two exports run at once; a third export waits, unless it is of the same user, who gets an error', async () => {
  let most = 0
  watchStatements(async () => {
    most = Math.max(most, (await writers()).length)
  })
  const [first, second, third] = [download(api, PATH, token), download(api, PATH, token), download(api, PATH, other)]
  while ((await writers()).length < 2) await pause()
  expect(await api.get(PATH, token)).toMatchObject({ status: 429, body: { code: 'too_many_at_once' } })
  for (const file of await Promise.all([first, second, third])) expect(people(file)).toHaveLength(FICHAS * PEOPLE)
  expect(most).toBe(2)
})

it('an export stops reading and ends its process when the client disconnects', async () => {
  const sent = request(`${api.url}/api${PATH}`, { headers: { 'x-token': token } })
  const ended = new Promise((resolve) => sent.on('error', resolve))
  const statements = watchStatements((count) => {
    if (count === 20) sent.destroy()
  })
  sent.end()
  await ended
  while ((await writers()).length > 0) await pause()
  const read = statements.count()
  expect(read).toBeLessThan(25)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(statements.count()).toBe(read)
  expect(lines.filter(({ level }) => Number(level) > 40)).toEqual([])
  expect(lines).toContainEqual(expect.objectContaining({ route: `/api${PATH}`, aborted: true }))
})

it('an export that fails halfway answers an error and logs the reason', async () => {
  watchStatements((count) => {
    if (count === 20) throw new TypeError('broken on purpose')
  })
  const { status, headers, body } = await api.get(PATH, token)
  expect([status, headers.get('content-disposition')]).toEqual([500, null])
  expect(body).toMatchObject({ code: 'internal', request_id: headers.get('x-request-id') })
  const logged = { request: headers.get('x-request-id'), error: 'TypeError', reason: 'broken on purpose' }
  expect(lines).toContainEqual(expect.objectContaining(logged))
})

it('an export answers an error if its process is killed, and the next export is complete', async () => {
  watchStatements(async (count) => {
    if (count === 20) for (const pid of await writers()) process.kill(pid, 'SIGKILL')
  })
  const { status, body } = await api.get(PATH, token)
  expect([status, body.code]).toEqual([503, 'export_failed'])
  expect(String(body.msg)).toContain('Expórtelo de nuevo')
  expect(people(await download(api, PATH, token))).toHaveLength(FICHAS * PEOPLE)
})

it('an export answers an error if the disk is full', async () => {
  const name = '00000000-0000-4000-8000-000000000000'
  symlinkSync('/dev/full', join(api.database.dataDir, 'exports', name))
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(name)
  const { status, body } = await api.get(PATH, token)
  expect([status, body.code]).toEqual([507, 'storage_full'])
})

it('the server deletes partial files of a killed server when it starts', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fichero-'))
  await mkdir(join(dataDir, 'exports'))
  await writeFile(join(dataDir, 'exports', 'left'), 'half of a file')
  const next = await startApi({ dataDir })
  expect(readdirSync(join(dataDir, 'exports'))).toEqual([])
  await next.close()
})

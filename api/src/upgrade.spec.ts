import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { ENTITIES } from './app.entities.js'
import { connect } from './database/connect.js'
import { inTransaction } from './database/transaction.js'
import type { WritableDataSource } from './database/writable-data-source.js'
import { recount } from './fichas/recount.js'
import { CHILD_FICHA, signIn, upload } from './testing/child-requests.js'
import { type ChildServer, startChild } from './testing/child-server.js'
import { freshDatabase, type TestDatabase } from './testing/database.js'
import { expectedAfter, type FixtureName, fixture } from './testing/fixtures.js'
import { RELEASES, restore } from './testing/releases/restore.js'
import { tableNames } from './testing/table-names.js'

const FICHA = `/fichas/${CHILD_FICHA}`

/** Tables that a start itself changes, or whose rows a later version keeps otherwise. */
const NOT_COUNTED = [
  'migracion',
  'auditoria',
  'cambio',
  'remoto',
  'lanzamiento',
  'archivo_remoto',
  'archivo_remoto_parte',
]

/** The people of a ficha in any order, with the figures that follow from a report. */
const expected = (report: FixtureName) =>
  expect.arrayContaining(
    Object.entries(expectedAfter(report)).map(([nro_documento, figures]) =>
      expect.objectContaining({ nro_documento, ...figures }),
    ),
  )

let database: TestDatabase
let server: ChildServer | undefined
beforeEach(async () => {
  database = await freshDatabase()
  server = undefined
})
afterEach(async () => {
  await server?.kill()
  await database.drop()
})

async function ask<T>(read: (dataSource: WritableDataSource) => Promise<T>): Promise<T> {
  const dataSource = await connect(database.target, ENTITIES)
  return read(dataSource).finally(() => dataSource.destroy())
}

const countOf = async (dataSource: WritableDataSource, table: string) =>
  Number((await dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total)

async function countRows(dataSource: WritableDataSource): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await tableNames(dataSource))
    if (!NOT_COUNTED.includes(name)) counts[name] = await countOf(dataSource, name)
  return counts
}

const changesOf = async (dataSource: WritableDataSource) => {
  const rows: { juicios: unknown }[] = await dataSource.query('SELECT juicios FROM cambio_matricula')
  const listOf = (kept: unknown) => (typeof kept === 'string' ? JSON.parse(kept) : kept) as unknown[]
  return rows.flatMap(({ juicios }) => listOf(juicios)).length
}

describe.each(RELEASES)('the database of %s', (version) => {
  it('comes forward in one start with all its rows, and people go on working', async () => {
    await restore(version, database.target)
    const before = await ask(countRows)
    const changes = await ask((dataSource) => countOf(dataSource, 'cambio').catch(() => changesOf(dataSource)))
    expect(before).toMatchObject({ ficha: 2, matricula: 34, juicio: 182 })
    expect(changes).toBeGreaterThan(200)

    server = await startChild(database.target, database.dataDir)
    expect(server.said()).toMatch(/actualiza la base de datos de la migración \d+ a la \d+/)
    expect(await ask(countRows)).toMatchObject(before)
    expect(await ask(changesOf)).toBe(changes)
    const drifts = () => ask((dataSource) => inTransaction(dataSource, (manager) => recount(manager, false)))
    expect(await drifts()).toEqual([])

    const { url } = server
    const token = await signIn(server)
    const headers = { 'x-token': token }
    const get = async <T>(path: string) => (await (await fetch(`${url}/api${path}`, { headers })).json()) as T
    const figures = async () => (await get<FichaAnswer>(FICHA)).aprendices
    expect(await figures()).toEqual(expected('judgments'))
    expect((await upload(server, 'PUT', `${FICHA}/evaluaciones`, token, fixture('judgmentsLater'))).status).toBe(200)
    expect(await figures()).toEqual(expected('judgmentsLater'))
    expect(await drifts()).toEqual([])
    const [newest] = (await get<ImportsAnswer>(`${FICHA}/importaciones`)).importaciones
    const undone = `${url}/api${FICHA}/importaciones/${newest?.id}/deshacer`
    expect((await fetch(undone, { method: 'POST', headers })).status).toBe(200)
    expect(await figures()).toEqual(expected('judgments'))
    expect(await drifts()).toEqual([])
    const ready = expect.objectContaining({ nro_documento: '1900099001', porcentaje_tyt: 100 })
    expect((await get<BoardPeopleAnswer>('/fichas/tyt?banda=lista')).aprendices).toContainEqual(ready)
  })
})

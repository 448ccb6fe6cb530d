import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { CHILD_FICHA, signIn, upload } from '../../testing/child-requests.js'
import { type ChildServer, startChild } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { expectedAfter, type FixtureName, fixture } from '../../testing/fixtures.js'
import { RELEASES, restore } from '../../testing/releases/restore.js'
import { tableNames } from '../../testing/table-names.js'
import { recount } from '../areas/fichas/recount.js'
import { connect } from '../database/connect.js'
import { MIGRATIONS } from '../database/migrations/migrations.js'
import { inTransaction } from '../database/transaction.js'
import type { WritableDataSource } from '../database/writable-data-source.js'
import { ENTITIES } from '../operations/app.entities.js'

const FICHA = `/fichas/${CHILD_FICHA}`

/** Tables whose rows are not counted: every start changes them, or a later version stores them differently. */
const NOT_COUNTED = [
  'migracion',
  'auditoria',
  'cambio',
  'nodo',
  'remoto',
  'lanzamiento',
  'archivo_remoto',
  'archivo_remoto_parte',
]

/** Matches the people of a ficha in any order, with the figures after a report. */
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

async function withDatabase<T>(read: (dataSource: WritableDataSource) => Promise<T>): Promise<T> {
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
  const listOf = (json: unknown) => (typeof json === 'string' ? JSON.parse(json) : json) as unknown[]
  return rows.flatMap(({ juicios }) => listOf(juicios)).length
}

describe.each(RELEASES)('the database of %s', (version) => {
  it('is migrated in one start with all its rows, and works afterwards', async () => {
    await restore(version, database.target)
    const before = await withDatabase(countRows)
    const changes = await withDatabase((dataSource) => countOf(dataSource, 'cambio').catch(() => changesOf(dataSource)))
    expect(before).toMatchObject({ ficha: 2, matricula: 34, juicio: 182 })
    expect(changes).toBeGreaterThan(200)

    const applied = await withDatabase((dataSource) => countOf(dataSource, 'migracion'))
    server = await startChild(database.target, database.dataDir)
    const isMigrated = /actualiza la base de datos de la migración \d+ a la \d+/.test(server.output())
    // The last release may have all migrations.
    expect(isMigrated).toBe(applied < MIGRATIONS.length)
    expect(await withDatabase(countRows)).toMatchObject(before)
    expect(await withDatabase(changesOf)).toBe(changes)
    const drifts = () => withDatabase((dataSource) => inTransaction(dataSource, (manager) => recount(manager, false)))
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
    const undoUrl = `${url}/api${FICHA}/importaciones/${newest?.id}/deshacer`
    expect((await fetch(undoUrl, { method: 'POST', headers })).status).toBe(200)
    expect(await figures()).toEqual(expected('judgments'))
    expect(await drifts()).toEqual([])
    const ready = expect.objectContaining({ nro_documento: '1900099001', porcentaje_tyt: 100 })
    expect((await get<BoardPeopleAnswer>('/fichas/tyt?banda=lista')).aprendices).toContainEqual(ready)
  })
})

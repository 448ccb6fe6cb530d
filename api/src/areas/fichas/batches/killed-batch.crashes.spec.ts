import { setTimeout as sleep } from 'node:timers/promises'
import type { BatchAnswer, ChangedBatchAnswer } from '@fichero/contract/batches.schema'
import { QUEUED_STATES } from '@fichero/contract/enums'
import { CHILD_FICHA, prepareFicha, signIn, upload } from '../../../../testing/child-requests.js'
import { type ChildServer, startChild } from '../../../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../../../testing/database.js'
import { fixture } from '../../../../testing/fixtures.js'
import { connect } from '../../../database/connect.js'
import { ENTITIES } from '../../../operations/app.entities.js'
import { recount } from '../recount.js'
import { BatchReport } from './batch-report.entity.js'

/** Times after the request to apply a batch at which the server is killed, as fractions of the duration of a dry run. */
const MOMENTS = [0, 0.1, 0.3, 0.6, 1]

describe('kill -9 while a batch is imported', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.drop())

  it('lets the next start import each report once, at any moment', async () => {
    let server = await startChild(database.target, database.dataDir)
    const { duration, whole } = await prepareFicha(server)
    for (const [index, moment] of MOMENTS.entries()) {
      const { id } = await send(server, '', { archivos: 1 })
      await upload(server, 'POST', `/fichas/lotes/${id}/archivos?numero=1`, await signIn(server), fixture('judgments'))
      expect(await finished(server, id)).toEqual({ listo: 1 })
      await send(server, `/${id}/aplicar`, {})
      await sleep(duration * moment)
      await server.kill()
      await endClaims(database)
      server = await startChild(database.target, database.dataDir)
      expect(await finished(server, id)).toEqual({ aplicado: 1 })
      expect(await stored(database)).toEqual({ judgments: whole, imports: index + 1, drift: [] })
      await send(server, `/${id}/deshacer`, {})
      expect(await finished(server, id)).toEqual({ deshecho: 1 })
    }
    await server.kill()
  })
})

async function send(server: ChildServer, path: string, body: object) {
  const headers = { 'x-token': await signIn(server), 'content-type': 'application/json' }
  const response = await fetch(`${server.url}/api/fichas/lotes${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  return ((await response.json()) as ChangedBatchAnswer).lote
}

/** Waits until no report of the batch is in the queue, and returns how many are in each state. */
async function finished(server: ChildServer, id: number): Promise<BatchAnswer['lote']['reportes']> {
  const token = await signIn(server)
  for (;;) {
    const response = await fetch(`${server.url}/api/fichas/lotes/${id}`, { headers: { 'x-token': token } })
    const { reportes } = ((await response.json()) as BatchAnswer).lote
    if (QUEUED_STATES.every((state) => !reportes[state])) return reportes
    await sleep(50)
  }
}

async function inDatabase<T>(database: TestDatabase, work: (dataSource: Awaited<ReturnType<typeof connect>>) => T) {
  const dataSource = await connect(database.target, ENTITIES)
  try {
    return await work(dataSource)
  } finally {
    await dataSource.destroy()
  }
}

/** Ends the claims of the killed server, as time does. */
const endClaims = (database: TestDatabase) =>
  inDatabase(database, ({ manager }) =>
    manager.update(BatchReport, { estado: 'por_aplicar' }, { reservado_hasta: null }),
  )

/** Counts judgments and imports of the ficha, and compares all counters with the judgments. */
const stored = (database: TestDatabase) =>
  inDatabase(database, async (dataSource) => {
    const count = async (from: string) =>
      Number((await dataSource.query(`SELECT COUNT(*) AS total FROM ${from}`))[0].total)
    return {
      judgments: await count('juicio'),
      imports: await count(`importacion WHERE tipo = 'juicios' AND nro_ficha = ${CHILD_FICHA}`),
      drift: await recount(dataSource.manager),
    }
  })

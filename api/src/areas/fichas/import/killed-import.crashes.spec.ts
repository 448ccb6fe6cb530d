import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { DataSource } from 'typeorm'
import { CHILD_FICHA as FICHA, prepareFicha, signIn, upload } from '../../../../testing/child-requests.js'
import { type ChildServer, startChild } from '../../../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../../../testing/database.js'
import { fixture } from '../../../../testing/fixtures.js'
import { connect } from '../../../database/connect.js'
import { ENTITIES } from '../../../operations/app.entities.js'
import { recount } from '../recount.js'
import { JudgmentChanges } from './judgment-changes.entity.js'

/**
 * Times after the request at which the server is killed, as fractions of the duration of a dry run. Applying a stored plan is
 * faster than importing the file, which must be read first.
 */
const MOMENTS = { 'the file': [0.4, 0.8, 1, 1.15, 1.3, 1.5], 'a stored plan': [0.1, 0.2, 0.3, 0.4, 0.6, 0.9] }

describe('kill -9 during an import', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.drop())

  it.each(['the file', 'a stored plan'] as const)(
    'leaves %s imported completely or not at all, at any moment',
    async (source) => {
      let interrupted = false
      let server = await startChild(database.target, database.dataDir)
      const { duration, whole } = await prepareFicha(server)
      for (const moment of MOMENTS[source]) {
        const token = await signIn(server)
        const sent =
          source === 'the file' ? sendFile(server, token) : applyPlan(server, token, await simulate(server, token))
        await sleep(duration * moment)
        await server.kill()
        const answered = await sent.catch(() => undefined)
        const judged = await countAndDeleteJudgments(database)
        expect([0, whole]).toContain(judged)
        if (answered?.ok) expect(judged).toBe(whole)
        interrupted ||= answered === undefined
        server = await startChild(database.target, database.dataDir)
      }
      await server.kill()
      expect(interrupted).toBe(true)
    },
  )
})

const sendFile = (server: ChildServer, token: string) =>
  upload(server, 'PUT', `/fichas/${FICHA}/evaluaciones?forzar=true`, token, fixture('judgments'))

async function simulate(server: ChildServer, token: string): Promise<string> {
  const path = `/fichas/${FICHA}/evaluaciones?simular=true`
  const { plan } = (await (await upload(server, 'PUT', path, token, fixture('judgments'))).json()) as ImportAnswer
  if (!plan) throw new Error('No plan was stored')
  return plan.id
}

const applyPlan = (server: ChildServer, token: string, plan: string) =>
  fetch(`${server.url}/api/fichas/${FICHA}/evaluaciones/${plan}`, { method: 'POST', headers: { 'x-token': token } })

/** Checks that all other data matches the judgments, deletes the judgments and returns their number. */
async function countAndDeleteJudgments(database: TestDatabase): Promise<number> {
  const dataSource = await connect(database.target, ENTITIES)
  try {
    const count = async (table: string) =>
      Number((await dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total)
    const judged = await count('juicio')
    const changes = await dataSource.manager.find(JudgmentChanges)
    expect(changes.flatMap(({ juicios }) => juicios)).toHaveLength(judged)
    expect(await dataSource.query(`SELECT id FROM importacion WHERE tipo = 'juicios'`)).toHaveLength(judged ? 1 : 0)
    expect(await recount(dataSource.manager)).toEqual([])
    await deleteJudgments(dataSource)
    return judged
  } finally {
    await dataSource.destroy()
  }
}

async function deleteJudgments(dataSource: DataSource): Promise<void> {
  for (const table of ['juicio', 'cambio_matricula']) await dataSource.query(`DELETE FROM ${table}`)
  await dataSource.query(
    `DELETE FROM importacion_detalle WHERE id_importacion IN (SELECT id FROM importacion WHERE tipo = 'juicios')`,
  )
  await dataSource.query(`DELETE FROM importacion WHERE tipo = 'juicios'`)
  await recount(dataSource.manager, true)
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { DataSource } from 'typeorm'
import { ENTITIES } from '../../app.entities.js'
import { connect } from '../../database/connect.js'
import { CHILD_FICHA as FICHA, prepareFicha, signIn, upload } from '../../testing/child-requests.js'
import { type ChildServer, startChild } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { fixture } from '../../testing/fixtures.js'
import { recount } from '../recount.js'
import { JudgmentChanges } from './judgment-changes.entity.js'

/**
 * Moments to kill the server, as shares of the time that a simulation takes. Applying a kept plan is faster than
 * importing the file, which is read and planned first.
 */
const MOMENTS = { 'the file': [0.4, 0.8, 1, 1.15, 1.3, 1.5], 'a kept plan': [0.1, 0.2, 0.3, 0.4, 0.6, 0.9] }

/** A server is killed without warning while it applies a report. */
describe('kill -9 in the middle of an import', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await freshDatabase()
  })
  afterEach(() => database.drop())

  it.each(['the file', 'a kept plan'] as const)(
    'leaves all of %s or nothing, at whatever moment it comes',
    async (way) => {
      let interrupted = false
      let server = await startChild(database.target, database.dataDir)
      const { duration, whole } = await prepareFicha(server)
      for (const moment of MOMENTS[way]) {
        const token = await signIn(server)
        const sent =
          way === 'the file' ? sendFile(server, token) : applyPlan(server, token, await keptPlan(server, token))
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

async function keptPlan(server: ChildServer, token: string): Promise<string> {
  const path = `/fichas/${FICHA}/evaluaciones?simular=true`
  const { plan } = (await (await upload(server, 'PUT', path, token, fixture('judgments'))).json()) as ImportAnswer
  if (!plan) throw new Error('No plan was kept')
  return plan.id
}

const applyPlan = (server: ChildServer, token: string, plan: string) =>
  fetch(`${server.url}/api/fichas/${FICHA}/evaluaciones/${plan}`, { method: 'POST', headers: { 'x-token': token } })

/** Returns the number of judgments after checking that everything else agrees with it, and deletes them. */
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
    await forget(dataSource)
    return judged
  } finally {
    await dataSource.destroy()
  }
}

async function forget(dataSource: DataSource): Promise<void> {
  for (const table of ['juicio', 'cambio_matricula']) await dataSource.query(`DELETE FROM ${table}`)
  await dataSource.query(
    `DELETE FROM importacion_detalle WHERE id_importacion IN (SELECT id FROM importacion WHERE tipo = 'juicios')`,
  )
  await dataSource.query(`DELETE FROM importacion WHERE tipo = 'juicios'`)
  await recount(dataSource.manager, true)
}

import type { DataSource, EntityManager } from 'typeorm'
import { z } from 'zod'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { audit } from '../records/audit/audit.js'
import { AuditEntry } from '../records/audit/audit-entry.entity.js'
import { computed, rowsOf } from './rows.js'
import { inTransaction } from './transaction.js'

let database: ConnectedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
})
afterAll(() => database.drop())
beforeEach(() => dataSource.manager.deleteAll(AuditEntry))

const read = rowsOf(z.object({ answer: computed }))
const note = (entidad_id: number) => ({ actor: null, accion: 'demo:load' as const, entidad: 'prueba', entidad_id })
const count = () => dataSource.manager.count(AuditEntry)
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

it('a transaction commits everything or nothing', async () => {
  const failing = inTransaction(dataSource, async (manager) => {
    await audit(manager, note(1))
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await count()).toBe(0)
})

it.each([
  ['null', null, 1],
  ['bytes', Buffer.from('x'), 0],
])('a statement accepts %s as its only value', async (_, value, answer) => {
  expect(await read(dataSource, 'SELECT ? IS NULL AS answer', [value])).toEqual([{ answer }])
})

it('concurrent transactions are isolated: one fails, the others commit', async () => {
  const runs = [1, 2, 3, 4, 5].map((number) =>
    inTransaction(dataSource, async (manager) => {
      await audit(manager, note(number))
      await pause()
      if (number === 3) throw new Error('no')
      await audit(manager, note(number))
    }),
  )
  const results = await Promise.allSettled(runs)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, true, true])
  expect(await count()).toBe(8)
})

it('uncommitted changes are invisible to other connections', async () => {
  await inTransaction(dataSource, async (manager) => {
    await audit(manager, note(1))
    expect(await manager.count(AuditEntry)).toBe(1)
    expect(await count()).toBe(0)
  })
  expect(await count()).toBe(1)
})

const deadlock = () => Object.assign(new Error('deadlock'), { driverError: { errno: 1213 } })

it('a transaction is attempted up to three times on MySQL if deadlocks occur', async () => {
  const tries = dataSource.options.type === 'mysql' ? 3 : 1
  let ran = 0
  const always = inTransaction(dataSource, async (manager) => {
    ran++
    await audit(manager, note(ran))
    throw deadlock()
  })
  await expect(always).rejects.toThrow('deadlock')
  expect(ran).toBe(tries)
  expect(await count()).toBe(0)
})

describe('a real deadlock on MySQL', () => {
  /** Changes one entry and then the other, with retries. `more` runs at the same time as the second change. */
  const touch = ([first, second]: number[], more?: (manager: EntityManager) => Promise<void>) =>
    inTransaction(dataSource, async (manager) => {
      tries++
      const change = (id = 0) => manager.update(AuditEntry, { id }, { accion: `${first} antes que ${second}` })
      await change(first)
      await pause()
      await Promise.all([change(second), more?.(manager)])
    })
  let tries: number
  let ids: number[]
  beforeEach(async () => {
    tries = 0
    await inTransaction(dataSource, async (manager) => {
      for (const number of [1, 2]) await audit(manager, note(number))
    })
    ids = (await dataSource.manager.find(AuditEntry)).map(({ id }) => id)
  })
  afterEach(() => expect(tries).toBe(dataSource.options.type === 'mysql' ? 3 : 2))

  it('is retried until both transactions succeed', async () => {
    await Promise.all([touch(ids), touch(ids.toReversed())])
    const rows = await dataSource.manager.find(AuditEntry)
    expect(new Set(rows.map(({ accion }) => accion)).size).toBe(1)
  })

  it('stores nothing of a statement that was queued behind the failed statement', async () => {
    const more = (manager: EntityManager) => audit(manager, note(3))
    await Promise.all([touch(ids, more), touch(ids.toReversed(), more)])
    expect(await count()).toBe(4)
  })
})

it('other requests are answered between the statements of a transaction', async () => {
  let turns = 0
  const turn = () => {
    turns++
    if (turns < 1000) setImmediate(turn)
  }
  await inTransaction(dataSource, async (manager) => {
    turn()
    const before = turns
    await Promise.all([1, 2, 3, 4].map((number) => audit(manager, note(number))))
    expect(turns - before).toBeGreaterThanOrEqual(4)
  })
})

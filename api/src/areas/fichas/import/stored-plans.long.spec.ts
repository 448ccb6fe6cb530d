import { PLAN_MS } from '@fichero/contract/limits'
import { type ConnectedDatabase, connectedDatabase } from '../../../../testing/connected-database.js'
import { judgmentsReport } from '../../../../testing/typed-reports.js'
import { Random } from '../../../operations/demo/random.js'
import { StoredPlan } from './stored-plan.entity.js'
import { findPlan, MAX_PLAN_BYTES, markApplied, storePlan } from './stored-plans.js'

let database: ConnectedDatabase

beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

describe('a stored plan', () => {
  const owner = { id_usuario: 1, nro_ficha: 7 }
  const upload = { name: 'a.xls', sha256: '0'.repeat(64), report: judgmentsReport([], []) }
  const store = (huella = 'one', file = upload, person = owner) => storePlan(database.dataSource, person, file, huella)
  const find = (id: string, person = owner) => findPlan(database.dataSource.manager, id, person)
  const rows = () => database.dataSource.manager.count(StoredPlan)

  it('is found only by its owner, for ten minutes', async () => {
    const now = Date.parse('2026-05-01T10:00:00Z')
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] })
    try {
      const plan = await store()
      expect(plan).toEqual({ id: expect.stringMatching(/^[\da-f]{64}$/), hasta: new Date(now + PLAN_MS).toISOString() })
      const id = plan?.id ?? ''
      expect(await find(id)).toEqual({ huella: 'one', id_importacion: null, upload })
      const missing = { code: 'plan_not_found' }
      await expect(find(id, { ...owner, id_usuario: 2 })).rejects.toMatchObject(missing)
      await expect(find(id, { ...owner, nro_ficha: 8 })).rejects.toMatchObject(missing)
      await expect(find('0'.repeat(64))).rejects.toMatchObject(missing)
      jest.setSystemTime(now + PLAN_MS - 1)
      expect(await find(id)).toMatchObject({ huella: 'one' })
      jest.setSystemTime(now + PLAN_MS)
      await expect(find(id)).rejects.toMatchObject(missing)
    } finally {
      jest.useRealTimers()
    }
  })

  it('is stored once for the same input, and separately for any different input', async () => {
    const id = async (plan: ReturnType<typeof store>) => (await plan)?.id
    const first = await id(store())
    expect(await id(store())).toBe(first)
    const others = [
      store('two'),
      store('one', { ...upload, name: 'b.xls' }),
      store('one', { ...upload, sha256: '1'.repeat(64) }),
      store('one', upload, { ...owner, id_usuario: 2 }),
      store('one', upload, { ...owner, nro_ficha: 8 }),
    ]
    const ids = await Promise.all(others.map(id))
    expect(new Set([first, ...ids]).size).toBe(6)
    await markApplied(database.dataSource.manager, first ?? '', 12)
    expect(await find(first ?? '')).toMatchObject({ id_importacion: 12 })
  })

  it('is deleted if it has expired or its owner has five newer plans, and is not stored if it is too large', async () => {
    await database.dataSource.manager.clear(StoredPlan)
    const old = await store('old')
    await database.dataSource.manager.update(StoredPlan, { id: old?.id ?? '' }, { hasta: new Date(Date.now() - 1000) })
    await store('0')
    expect(await rows()).toBe(1)
    for (const at of [1, 2, 3, 4, 5]) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      await store(String(at))
    }
    const stored = await database.dataSource.manager.find(StoredPlan, { order: { huella: 'ASC' } })
    expect(stored.map(({ huella }) => huella)).toEqual(['1', '2', '3', '4', '5'])
    expect(stored.every(({ bytes, contenido }) => bytes === contenido.length)).toBe(true)
    // Random text, which compression hardly makes smaller.
    const random = new Random(1)
    const noise = Array.from({ length: MAX_PLAN_BYTES }, () => String.fromCharCode(random.between(33, 122))).join('')
    expect(await store('large', { ...upload, report: judgmentsReport([], [], { programa: noise }) })).toBeUndefined()
    expect(await rows()).toBe(5)
  })
})

import { PLAN_MS } from '@fichero/contract/limits'
import { Random } from '../../demo/random.js'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { judgmentsReport } from '../../testing/typed-reports.js'
import { KeptPlan } from './kept-plan.entity.js'
import { findPlan, keepPlan, MAX_PLAN_BYTES, markApplied } from './kept-plans.js'

let database: ConnectedDatabase

beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

describe('a plan that is kept', () => {
  const owner = { id_usuario: 1, nro_ficha: 7 }
  const upload = { name: 'a.xls', sha256: '0'.repeat(64), report: judgmentsReport([], []) }
  const keep = (huella = 'one', of = upload, by = owner) => keepPlan(database.dataSource, by, of, huella)
  const find = (id: string, by = owner) => findPlan(database.dataSource.manager, id, by)
  const rows = () => database.dataSource.manager.count(KeptPlan)

  it('is found by its owner, for ten minutes', async () => {
    const now = Date.parse('2026-05-01T10:00:00Z')
    jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] })
    try {
      const plan = await keep()
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

  it('is the same again, and another with anything else', async () => {
    const id = async (plan: ReturnType<typeof keep>) => (await plan)?.id
    const first = await id(keep())
    expect(await id(keep())).toBe(first)
    const others = [
      keep('two'),
      keep('one', { ...upload, name: 'b.xls' }),
      keep('one', { ...upload, sha256: '1'.repeat(64) }),
      keep('one', upload, { ...owner, id_usuario: 2 }),
      keep('one', upload, { ...owner, nro_ficha: 8 }),
    ]
    const ids = await Promise.all(others.map(id))
    expect(new Set([first, ...ids]).size).toBe(6)
    await markApplied(database.dataSource.manager, first ?? '', 12)
    expect(await find(first ?? '')).toMatchObject({ id_importacion: 12 })
  })

  it('goes when its time is over or its person has five newer ones, and is not kept where it is too large', async () => {
    await database.dataSource.manager.clear(KeptPlan)
    const old = await keep('old')
    await database.dataSource.manager.update(KeptPlan, { id: old?.id ?? '' }, { hasta: new Date(Date.now() - 1000) })
    await keep('0')
    expect(await rows()).toBe(1)
    for (const at of [1, 2, 3, 4, 5]) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      await keep(String(at))
    }
    const kept = await database.dataSource.manager.find(KeptPlan, { order: { huella: 'ASC' } })
    expect(kept.map(({ huella }) => huella)).toEqual(['1', '2', '3', '4', '5'])
    expect(kept.every(({ bytes, contenido }) => bytes === contenido.length)).toBe(true)
    // Nothing that deflating makes much smaller.
    const random = new Random(1)
    const noise = Array.from({ length: MAX_PLAN_BYTES }, () => String.fromCharCode(random.between(33, 122))).join('')
    expect(await keep('large', { ...upload, report: judgmentsReport([], [], { programa: noise }) })).toBeUndefined()
    expect(await rows()).toBe(5)
  })
})

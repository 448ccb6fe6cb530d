import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import type { Config } from '../../config/config.js'
import { sqlInstant } from '../../database/sql-instant.js'
import type { Throttle } from '../../http/throttle/throttle.js'
import { Nodes } from './nodes.js'

/** Timers that a database connection needs. They are not faked, unlike the clock. */
const REAL = ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] as const

let database: ConnectedDatabase
let warned: jest.SpyInstance
beforeEach(async () => {
  warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  database = await connectedDatabase()
})
afterEach(async () => {
  warned.mockRestore()
  await database.drop()
})

const node = (redisUrl?: string, engine = 'mysql', isShared = redisUrl !== undefined) =>
  new Nodes(database.dataSource, { isShared } as Throttle, { redisUrl, database: { engine } } as Config)
const idsOf = async (nodes: Nodes) => (await nodes.all()).map(({ id }) => id)
const lastHeartbeat = (minutes: number) =>
  database.dataSource.query('UPDATE nodo SET senal = ?', [sqlInstant(new Date(Date.now() - minutes * 60_000))])

async function started(nodes: Nodes): Promise<Nodes> {
  const before = (await nodes.all()).length
  nodes.begin()
  for (let tries = 0; tries < 200 && (await nodes.all()).length === before; tries++) await sleep(10)
  return nodes
}

it('a node is registered with its first heartbeat, and removed at a clean stop', async () => {
  const first = await started(node())
  const second = await started(node())
  const both = await idsOf(first)
  expect(both).toHaveLength(2)
  await first.sendHeartbeat()
  expect(await idsOf(second)).toEqual(both)
  await first.onModuleDestroy()
  expect(await second.all()).toMatchObject([{ id: both[1], proceso: process.pid, redis: false }])
  await second.onModuleDestroy()
  expect(await second.all()).toEqual([])
})

it('a node without heartbeats is marked as stopped, then removed until its next heartbeat', async () => {
  const [dead, alive] = [node(), node()]
  await dead.sendHeartbeat()
  const [known] = await idsOf(dead)
  await lastHeartbeat(3)
  await alive.sendHeartbeat()
  const silent = (await alive.all()).filter(({ vive }) => !vive)
  expect(silent.map(({ id }) => id)).toEqual([known])
  await lastHeartbeat(11)
  await alive.sendHeartbeat()
  expect(await idsOf(alive)).not.toContain(known)
  await dead.sendHeartbeat()
  expect(await idsOf(alive)).toContain(known)
})

describe('a killed node counts as stopped after a minute', () => {
  const MINUTE = 60_000
  beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL] }))
  afterEach(() => jest.useRealTimers())

  it.each([
    ['is not set', 0],
    ...[1000, 50_000, 59_999, 5 * MINUTE, 180 * MINUTE].flatMap((jump): [string, number][] => [
      [`is set back by ${jump} ms`, -jump],
      [`is set forward by ${jump} ms`, jump],
    ]),
  ])('if the clock %s', async (_, jump) => {
    const [dead, alive] = [node(), node()]
    await dead.sendHeartbeat()
    await alive.sendHeartbeat()
    jest.setSystemTime(Date.now() + jump)
    for (let passed = 0; passed <= MINUTE; passed += 15_000) {
      await alive.sendHeartbeat()
      jest.advanceTimersByTime(15_000)
    }
    expect((await alive.all()).filter(({ vive }) => vive)).toHaveLength(1)
  })
})

it('a starting node removes all other nodes of an SQLite file, because they were killed', async () => {
  const [dead, alive] = [node(), node(undefined, 'sqlite')]
  await dead.sendHeartbeat()
  const [known] = await idsOf(dead)
  alive.begin()
  for (let tries = 0; tries < 200 && !(await idsOf(alive)).some((id) => id !== known); tries++) await sleep(10)
  expect(await idsOf(alive)).toHaveLength(1)
  expect(warned).not.toHaveBeenCalled()
  await alive.onModuleDestroy()
})

it('each heartbeat updates whether the node uses Redis', async () => {
  const shared = { isShared: false }
  const config = { redisUrl: 'redis://localhost', database: { engine: 'mysql' } }
  const nodes = new Nodes(database.dataSource, shared as Throttle, config as Config)
  await nodes.sendHeartbeat()
  expect(await nodes.all()).toMatchObject([{ redis: false }])
  shared.isShared = true
  await nodes.sendHeartbeat()
  expect(await nodes.all()).toMatchObject([{ redis: true }])
})

describe('without Redis', () => {
  it('each of several nodes warns once that limits apply per node', async () => {
    const [first, second] = [node(), node()]
    await first.sendHeartbeat()
    await first.sendHeartbeat()
    expect(warned).not.toHaveBeenCalled()
    await second.sendHeartbeat()
    await first.sendHeartbeat()
    await second.sendHeartbeat()
    await first.sendHeartbeat()
    expect(warned.mock.calls.map(([line]) => line)).toEqual(Array(2).fill(expect.stringContaining('REDIS_URL')))
  })

  it.each([
    ['both nodes have Redis', 'redis://localhost', 'redis://localhost'],
    ['only one node lacks Redis', 'redis://localhost', undefined],
  ])('no node warns if %s', async (_, ...urls) => {
    const nodes = urls.map((url) => node(url))
    for (const one of [...nodes, ...nodes]) await one.sendHeartbeat()
    expect(warned).not.toHaveBeenCalled()
  })

  it('no node warns because of a stopped node', async () => {
    const [dead, alive] = [node(), node()]
    await dead.sendHeartbeat()
    await lastHeartbeat(3)
    await alive.sendHeartbeat()
    expect(warned).not.toHaveBeenCalled()
  })
})

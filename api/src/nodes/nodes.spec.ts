import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import type { Config } from '../config/config.js'
import { written } from '../database/written.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { isSilent, Nodes } from './nodes.js'

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

const node = (redisUrl?: string) => new Nodes(database.dataSource, { redisUrl } as Config)
const idsOf = async (nodes: Nodes) => (await nodes.all()).map(({ id }) => id)
const lastSign = (minutes: number) =>
  database.dataSource.query('UPDATE nodo SET senal = ?', [written(new Date(Date.now() - minutes * 60_000))])

async function begun(nodes: Nodes): Promise<Nodes> {
  const before = (await nodes.all()).length
  nodes.begin()
  for (let tries = 0; tries < 200 && (await nodes.all()).length === before; tries++) await sleep(10)
  return nodes
}

it('a node is there from its first sign on, stays with the next, and leaves at a clean stop', async () => {
  const first = await begun(node())
  const second = await begun(node())
  const both = await idsOf(first)
  expect(both).toHaveLength(2)
  await first.sign()
  expect(await idsOf(second)).toEqual(both)
  await first.onModuleDestroy()
  expect(await second.all()).toMatchObject([{ id: both[1], proceso: process.pid, redis: false }])
  await second.onModuleDestroy()
  expect(await second.all()).toEqual([])
})

it('a node without signs is silent after minutes and then forgotten, until it signs again', async () => {
  const [dead, alive] = [node(), node()]
  await dead.sign()
  const [known] = await idsOf(dead)
  await lastSign(3)
  await alive.sign()
  const silent = (await alive.all()).filter((one) => isSilent(one, Date.now()))
  expect(silent.map(({ id }) => id)).toEqual([known])
  await lastSign(11)
  await alive.sign()
  expect(await idsOf(alive)).not.toContain(known)
  await dead.sign()
  expect(await idsOf(alive)).toContain(known)
})

describe('without Redis', () => {
  it('each of several nodes says once that limits count per node', async () => {
    const [first, second] = [node(), node()]
    await first.sign()
    await first.sign()
    expect(warned).not.toHaveBeenCalled()
    await second.sign()
    await first.sign()
    await second.sign()
    await first.sign()
    expect(warned.mock.calls.map(([line]) => line)).toEqual(Array(2).fill(expect.stringContaining('REDIS_URL')))
  })

  it.each([
    ['both have one', 'redis://localhost', 'redis://localhost'],
    ['only one has none', 'redis://localhost', undefined],
  ])('nobody says so where %s', async (_, ...urls) => {
    const nodes = urls.map(node)
    for (const one of [...nodes, ...nodes]) await one.sign()
    expect(warned).not.toHaveBeenCalled()
  })

  it('nobody says so of a node that stopped', async () => {
    const [dead, alive] = [node(), node()]
    await dead.sign()
    await lastSign(3)
    await alive.sign()
    expect(warned).not.toHaveBeenCalled()
  })
})

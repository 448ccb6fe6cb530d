import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import mysql from 'mysql2/promise'
import { seedFicha } from '../support/seed-ficha'
import { freePort, type Server, startServer } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'
import { isInstalled, PROXIES, type RunningProxy, startProxy } from './proxies'
import { SteadyLoad } from './steady-load'

const { TEST_DATABASE_URL = '' } = process.env
const OPERATIONS = resolve(import.meta.dirname, '../../docs/operations.md')
const ROLLS = 3
/** Minimum number of requests through each proxy. */
const REQUESTS = 5000

let url: string
let connection: mysql.Connection
const nodes: Server[] = []
const proxies: RunningProxy[] = []
test.beforeAll(async () => {
  const database = new URL(TEST_DATABASE_URL)
  const name = `${database.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  connection = await mysql.createConnection(TEST_DATABASE_URL)
  await connection.query('CREATE DATABASE ??', [name])
  database.pathname = name
  url = database.href
})
test.afterAll(async () => {
  for (const one of [...proxies, ...nodes]) await one.close()
  await connection?.query('DROP DATABASE ??', [new URL(url).pathname.slice(1)])
  await connection?.end()
})

const startNode = (port: string | number) =>
  startServer({
    PORT: String(port),
    DATABASE_URL: url,
    JWT_SECRET: 'a secret of these tests, 32 and more',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
  })

/** Returns the time in ms that docs/operations.md tells the operator to wait after a node is ready. */
async function pauseInDocs(): Promise<number> {
  const page = (await readFile(OPERATIONS, 'utf8')).replaceAll('\n', ' ')
  const [, count = ''] = /wait until `\/api\/health\/ready` answers 200 and (\w+) seconds more/.exec(page) ?? []
  const seconds = ['zero', 'one', 'two', 'three', 'four', 'five'].indexOf(count)
  expect(seconds).toBeGreaterThan(0)
  return seconds * 1000
}

test('no request through nginx or HAProxy fails during a rolling restart as in docs/operations.md', async () => {
  test.skip(!PROXIES.some(isInstalled), 'neither nginx nor HAProxy is installed')
  const pause = await pauseInDocs()
  for (const _ of [1, 2]) nodes.push(await startNode(await freePort()))
  const [first] = nodes
  if (!first) throw new Error('There is no node')
  const admin = await signInAs(first)
  await seedFicha(first, admin)
  for (const name of PROXIES)
    if (isInstalled(name)) proxies.push(await startProxy(name, nodes))
    else test.info().annotations.push({ type: 'skipped', description: `${name} is not installed` })
  const loads = proxies.map((proxy) => new SteadyLoad(proxy, admin))
  await sleep(pause)

  for (let roll = 0; roll < ROLLS; roll++)
    for (const [at, node] of nodes.entries()) {
      await node.close()
      nodes[at] = await startNode(new URL(node.url).port)
      await sleep(pause)
    }

  await Promise.all(loads.map((load) => load.end(REQUESTS)))
  for (const { count } of loads) expect(count).toBeGreaterThanOrEqual(REQUESTS)
  console.log(
    `Rolling restarts: ${loads.map(({ count }, at) => `${count} requests by ${proxies[at]?.name}`).join(', ')}`,
  )
  expect(loads.flatMap(({ failures }) => failures)).toEqual([])
})

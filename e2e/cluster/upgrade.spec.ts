import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import mysql from 'mysql2/promise'
import { seedFicha } from '../support/seed-ficha'
import { type Server, startServer } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'
import { formerRelease, hasFormerRelease, hasNewerMigrations } from './former-release'
import { isInstalled, PROXIES, type RunningProxy, startProxy } from './proxies'
import { RollingLoad } from './rolling-load'

const { TEST_DATABASE_URL = '' } = process.env

/** Rounds of the load before each change of the nodes. */
const ROUNDS = 3

let url: string
let connection: mysql.Connection
let old: string
const started: Server[] = []
test.beforeAll(async () => {
  test.skip(
    !(await hasFormerRelease()),
    'the local history does not contain the last release: run git fetch --unshallow --tags',
  )
  old = join(await formerRelease(), 'api/dist/main.js')
  const database = new URL(TEST_DATABASE_URL)
  const name = `${database.pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  connection = await mysql.createConnection(TEST_DATABASE_URL)
  await connection.query('CREATE DATABASE ??', [name])
  await connection.query('USE ??', [name])
  database.pathname = name
  url = database.href
})
test.afterAll(async () => {
  for (const node of started) await node.close()
  await connection?.query('DROP DATABASE ??', [new URL(url).pathname.slice(1)])
  await connection?.end()
})

async function startNode(main?: string): Promise<Server> {
  const node = await startServer(
    { DATABASE_URL: url, JWT_SECRET: 'a secret of these tests, 32 and more', DEMO: 'false' },
    main,
  )
  started.push(node)
  return node
}

const migrations = async () => {
  const [[row]] = await connection.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS total FROM migracion')
  return Number(row?.total)
}

/** Returns the scripts and style sheets of a page that are not found. */
async function missingFiles({ url }: RunningProxy, path: string): Promise<string[]> {
  const page = await (await fetch(url + path)).text()
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  expect(files.length, path).toBeGreaterThan(0)
  const answers = await Promise.all(files.map(async (file) => ({ file, ...(await status(url + file)) })))
  return answers.filter(({ ok }) => !ok).map(({ file }) => file)
}

const status = async (address: string) => ({ ok: (await fetch(address)).ok })

/** Expects all files of pages of both versions to be found, whichever node gets the request. */
async function expectCompletePages(nodes: Server[]): Promise<void> {
  for (const name of PROXIES) {
    if (!isInstalled(name)) {
      test.info().annotations.push({ type: 'skipped', description: `${name} is not installed` })
      continue
    }
    const proxy = await startProxy(name, nodes)
    try {
      for (let time = 0; time < 6; time++)
        for (const path of ['/', '/fichas']) expect(await missingFiles(proxy, path), `${path} by ${name}`).toEqual([])
    } finally {
      await proxy.close()
    }
  }
}

test('a rolling upgrade from the last release under load fails no request', async () => {
  const [first, second] = [await startNode(old), await startNode(old)]
  const admin = await signInAs(first)
  await seedFicha(first, admin)
  const load = new RollingLoad([first, second], admin)
  await load.rounds(ROUNDS)
  const before = await migrations()

  const third = await startNode()
  const isNewer = await hasNewerMigrations()
  expect((await migrations()) > before).toBe(isNewer)
  load.nodes = [first, second, third]
  await load.rounds(ROUNDS)
  await expectCompletePages([second, third])

  await load.leave(first)
  await first.close()
  const fourth = await startNode()
  load.nodes = [second, third, fourth]
  await load.rounds(ROUNDS)
  await load.leave(second)
  await second.close()
  await load.rounds(ROUNDS)
  expect(await load.end()).toBeGreaterThan(5 * 4 * ROUNDS)

  if (isNewer) await expect(startNode(old)).rejects.toThrow('es anterior a la base de datos')
})

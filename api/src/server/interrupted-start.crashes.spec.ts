import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { type Connection, createConnection } from 'mysql2/promise'
import { ADMIN, beginChild, type ChildServer, startChild, untilPrinted } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { driftOf } from '../../testing/drift.js'
import { onSqlite } from '../../testing/engine.js'
import { connect } from '../database/connect.js'
import { ENTITIES } from '../operations/app.entities.js'

const KILL_AT_TABLE = join(__dirname, '../../testing/kill-at-table.cjs')

let database: TestDatabase
let servers: ChildServer[]
beforeEach(async () => {
  database = await freshDatabase()
  servers = []
})
afterEach(async () => {
  for (const { child, kill } of servers) if (child.exitCode === null && child.signalCode === null) await kill()
  await database.drop()
})

async function begin(env?: Record<string, string>): Promise<ChildServer> {
  const server = await beginChild(database.target, database.dataDir, env)
  servers.push(server)
  return server
}

/** Starts a server and sends it a signal after it has created `tables` tables; returns its exit code and signal. */
async function interruptAt(tables: number, signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') {
  const { target } = database
  if (target.engine === 'sqlite') {
    const env = { NODE_OPTIONS: `--require ${KILL_AT_TABLE}`, TABLE: String(tables), SIGNAL: signal }
    return (await begin(env)).exited
  }
  const watcher = await createConnection(target.url)
  const server = await begin()
  while ((await countTables(watcher)) < tables) if (server.child.exitCode !== null) throw new Error(server.output())
  server.child.kill(signal)
  await watcher.end()
  return server.exited
}

async function countTables(watcher: Connection): Promise<number> {
  const sql = 'SELECT COUNT(*) AS total FROM information_schema.tables WHERE table_schema = DATABASE()'
  const [rows] = await watcher.query(sql)
  return (rows as { total: number }[])[0]?.total ?? 0
}

/** Starts a server, signs in, ends the server and compares the schema with the entities. */
async function expectCompleteStart(): Promise<void> {
  const server = await startChild(database.target, database.dataDir)
  servers.push(server)
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  expect(answer.status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])
  const dataSource = await connect(database.target, ENTITIES)
  const drift = await driftOf(dataSource)
  await dataSource.destroy()
  expect(drift).toEqual([])
}

it('the next start continues a start that was killed while it created the schema', async () => {
  for (const tables of [1, 2, 7, 14]) expect(await interruptAt(tables, 'SIGKILL')).toEqual([null, 'SIGKILL'])
  await expectCompleteStart()
})

it.each(['SIGTERM', 'SIGINT'] as const)('a server exits with 0 on %s while it creates the schema', async (signal) => {
  expect(await interruptAt(3, signal)).toEqual([0, null])
  await expectCompleteStart()
})

it('the next start loses no data if the last migration was done but not recorded', async () => {
  await expectCompleteStart()
  const dataSource = await connect(database.target, ENTITIES)
  const rows = async () => (await dataSource.query('SELECT COUNT(*) AS total FROM usuario'))[0].total
  const before = await rows()
  // SQLite runs and records a migration in one transaction.
  if (database.target.engine === 'mysql') await dataSource.query('DELETE FROM migracion')
  await dataSource.destroy()
  await expectCompleteStart()
  const again = await connect(database.target, ENTITIES)
  expect((await again.query('SELECT COUNT(*) AS total FROM usuario'))[0].total).toBe(before)
  await again.destroy()
})

/** Blocks the preparation of the database by a starting server. Returns a function that ends the block. */
async function occupy(): Promise<() => Promise<void>> {
  const { target } = database
  if (target.engine === 'sqlite') {
    const program = new Database(target.file)
    program.exec('BEGIN EXCLUSIVE')
    return async () => void program.close()
  }
  const other = await createConnection(target.url)
  await other.query('SELECT GET_LOCK(?, 0)', [`fichero:${new URL(target.url).pathname.slice(1)}`])
  return () => other.end()
}

it('a starting server is live but not ready while it waits for the database, reports the wait, and then continues', async () => {
  const release = await occupy()
  const server = await begin()
  await untilPrinted(server, /espera|de nuevo/)
  const ask = (path: string) => fetch(`${server.url}${path}`)
  expect((await ask('/api/health/live')).status).toBe(200)
  const ready = await ask('/api/health/ready')
  expect(ready.status).toBe(503)
  expect(ready.headers.get('retry-after')).toBe('60')
  expect(await ready.json()).toMatchObject({ ok: false, code: 'unavailable' })
  const page = await ask('/auth/login')
  expect([page.status, await page.text()]).toEqual([503, expect.stringMatching(/^Fichero está iniciando\./)])
  await release()
  await untilPrinted(server, /está listo/)
  expect((await ask('/api/health/ready')).status).toBe(200)
})

it('a server exits with 0 on SIGTERM while it waits for the database', async () => {
  const release = await occupy()
  const server = await begin()
  await untilPrinted(server, /espera|de nuevo/)
  server.child.kill('SIGTERM')
  expect(await server.exited).toEqual([0, null])
  await release()
})

it('the first password is printed before it is stored, so that a killed start does not lose it', async () => {
  const server = await begin({ ADMIN_PASSWORD: '', DEMO: 'true' })
  await untilPrinted(server, /contraseña \S{12}/)
  await server.kill()
  const [, contrasena = ''] = /contraseña (\S{12})/.exec(server.output()) ?? []
  const next = await begin({ ADMIN_PASSWORD: '', DEMO: 'true' })
  await untilPrinted(next, /está listo/)
  const [, later = contrasena] = /contraseña (\S{12})/.exec(next.output()) ?? []
  const answer = await fetch(`${next.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMIN, contrasena: later }),
  })
  expect(answer.status).toBe(200)
})

onSqlite(() => {
  describe('the data folder on SQLite', () => {
    it('cannot be used by a second server, and has no lock after the first is killed', async () => {
      const first = await startChild(database.target, database.dataDir)
      servers.push(first)
      const second = await begin()
      expect(await second.exited).toEqual([1, null])
      expect(JSON.parse(second.output())).toMatchObject({
        level: 'fatal',
        msg: `Fichero no pudo iniciar. DATA_DIR: otro proceso de Fichero ya usa la carpeta «${database.dataDir}». Deténgalo, o indique otra carpeta.`,
      })
      await first.kill()
      await expectCompleteStart()
    })

    it('can be used by only one of two servers that start at once', async () => {
      const both = [await begin(), await begin()]
      const ended = await Promise.race(both.map(async (server) => ({ server, end: await server.exited })))
      expect(ended.end).toEqual([1, null])
      const other = both.find((server) => server !== ended.server)
      await untilPrinted(other!, /está listo/)
    })

    it('is readable only by the user of the server', async () => {
      const dataDir = join(database.dataDir, 'new')
      const target = { engine: 'sqlite', file: join(dataDir, 'fichero.sqlite') } as const
      const server = await startChild(target, dataDir)
      servers.push(server)
      const modes = ['', 'fichero.sqlite', 'fichero.sqlite-wal', 'fichero.lock']
        .map((name) => join(dataDir, name))
        .filter((path) => existsSync(path))
        .map((path) => (statSync(path).mode & 0o777).toString(8))
      expect(modes).toEqual(['700', '600', '600', '600'])
    })
  })
})

import { rename } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import Database from 'libsql'
import { createConnection } from 'mysql2/promise'
import { type Api, startApi } from '../testing/api.js'
import { buildAdmin, buildUser } from '../testing/build.js'
import { type Line, openLine } from '../testing/line.js'
import type { User } from '../users/user.entity.js'
import { inTransaction } from './transaction.js'

const isMysql = process.env.TEST_ENGINE === 'mysql'
/** Short enough to wait for. */
const LIMITS = { connection: 1000, turn: 3000, lock: 1000, statement: 1500 }

let api: Api
let line: Line | undefined
let token: string
let person: User

beforeAll(() => jest.spyOn(Logger.prototype, 'error').mockReturnValue())
afterAll(() => jest.restoreAllMocks())

beforeEach(async () => {
  if (isMysql) line = await openLine(process.env.TEST_DATABASE_URL ?? '')
  const { port } = new URL(line?.url ?? 'mysql://x:1')
  api = await startApi(
    {},
    {
      limits: LIMITS,
      line: (target) =>
        target.engine === 'mysql'
          ? { ...target, url: Object.assign(new URL(target.url), { hostname: '127.0.0.1', port }).href }
          : target,
    },
  )
  token = api.tokenOf(await buildAdmin(api.dataSource))
  person = await buildUser(api.dataSource)
})
afterEach(async () => {
  await api.close()
  await line?.cut()
})

function edit(nombre: string) {
  const { nro_documento, tipo_documento, apellido, correo_institucional, rol, tipo } = person
  const body = { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo }
  return api.put(`/users/update/${nro_documento}`, body, token)
}
const list = () => api.get('/users', token)
const ready = () => api.get('/health/ready')

/** What a person sees who should not wait. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await work
  expect(performance.now() - began).toBeLessThan(ms)
  return result
}

const BUSY = { status: 503, body: { code: 'data_in_use', msg: expect.stringMatching(/^Otra operación/) } }
const AWAY = { status: 503, body: { code: 'unavailable' } }

describe('somebody else keeps the data locked', () => {
  /** Locks what `edit` writes, from another program. */
  async function lock(): Promise<() => Promise<void>> {
    const { target } = api.database
    if (target.engine === 'sqlite') {
      const program = new Database(target.file)
      program.exec('BEGIN IMMEDIATE')
      return async () => void program.close()
    }
    const program = await createConnection(target.url)
    await program.query('START TRANSACTION')
    await program.query('SELECT * FROM usuario WHERE id = ? FOR UPDATE', [person.id])
    return () => program.end()
  }

  it('a write waits for it, and is done', async () => {
    const unlock = await lock()
    const edited = edit('Bea')
    await sleep(300)
    await unlock()
    expect((await edited).status).toBe(200)
  })

  it('writes are refused after the limit; those who read do not wait at all', async () => {
    const unlock = await lock()
    const edits = Array.from({ length: 12 }, (_, number) => edit(`Bea ${number}`))
    await sleep(200)
    expect((await within(1000, list())).status).toBe(200)
    await within(2000, ready())
    for (const refused of await Promise.all(edits)) {
      expect(refused).toMatchObject(BUSY)
      expect(refused.headers.get('retry-after')).toBe('60')
    }
    await unlock()
    expect((await edit('Bea')).status).toBe(200)
    expect((await ready()).status).toBe(200)
  })
})

it('a transaction that reads before it writes is not refused where another program has written in between', async () => {
  const { target } = api.database
  if (target.engine !== 'sqlite') return
  const program = new Database(target.file, { timeout: 0 })
  const rename = inTransaction(api.dataSource, async (manager) => {
    const [row] = await manager.query('SELECT nombre FROM usuario WHERE id = ?', [person.id])
    await sleep(100)
    await manager.query('UPDATE usuario SET nombre = ? WHERE id = ?', [`${row.nombre} B`, person.id])
  })
  await sleep(20)
  expect(() => program.exec('BEGIN IMMEDIATE')).toThrow('database is locked')
  await rename
  program.close()
})

it('SQLite: a writer that could not be opened is opened again', async () => {
  const { target } = api.database
  if (target.engine !== 'sqlite') return
  const failing = inTransaction(api.dataSource, async () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
  })
  await expect(failing).rejects.toThrow('disk I/O error')
  const away = `${target.file}.away`
  await rename(target.file, away)
  expect(await edit('Bea')).toMatchObject(AWAY)
  expect(await ready()).toMatchObject(AWAY)
  await rename(away, target.file)
  expect((await edit('Bea')).status).toBe(200)
  expect((await ready()).status).toBe(200)
})

describe('MySQL stops answering', () => {
  it('everybody is told within the limits, and it recovers by itself', async () => {
    if (!line) return
    await list()
    line.freeze()
    const asked = Promise.all(Array.from({ length: 20 }, list))
    expect(await within(2000, ready())).toMatchObject(AWAY)
    for (const answer of await within(4000, asked)) {
      expect(answer).toMatchObject(AWAY)
      expect(answer.headers.get('retry-after')).toBe('60')
    }
    expect(await within(4000, edit('Bea'))).toMatchObject(AWAY)
    line.thaw()
    while ((await ready()).status !== 200) await sleep(50)
    expect((await edit('Bea')).status).toBe(200)
  })

  it('the same where the connection is cut', async () => {
    if (!line) return
    await list()
    await line.cut()
    expect(await within(2000, ready())).toMatchObject(AWAY)
    expect(await within(2000, list())).toMatchObject(AWAY)
    await line.restore()
    expect((await edit('Bea')).status).toBe(200)
    expect((await ready()).status).toBe(200)
  })
})

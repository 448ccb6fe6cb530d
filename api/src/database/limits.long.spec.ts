import { rename } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@nestjs/common'
import Database from 'libsql'
import { createConnection } from 'mysql2/promise'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin, buildUser } from '../../testing/build.js'
import { fileOf } from '../../testing/database.js'
import { isMysql, onMysql, onSqlite } from '../../testing/engine.js'
import { openProxy, type TcpProxy } from '../../testing/tcp-proxy.js'
import type { User } from '../areas/users/user.entity.js'
import type { Limits } from './limits.js'
import { inTransaction } from './transaction.js'

/** Short enough for a test to wait for. */
const SHORT = { connection: 2000, queue: 4000, lock: 1000, statement: 4000 }
/** Long enough that nothing times out in a test on a busy machine. */
const LONG = { connection: 50_000, queue: 50_000, lock: 50_000, statement: 50_000 }

let api: Api
let proxy: TcpProxy | undefined
let token: string
let person: User
let close: (() => Promise<void>) | undefined

beforeAll(() => jest.spyOn(Logger.prototype, 'error').mockReturnValue())
afterAll(() => jest.restoreAllMocks())

async function open(limits: Limits) {
  if (isMysql) proxy = await openProxy(process.env.TEST_DATABASE_URL ?? '')
  const { port } = new URL(proxy?.url ?? 'mysql://x:1')
  api = await startApi(
    {},
    {
      limits,
      reroute: (target) =>
        target.engine === 'mysql'
          ? { ...target, url: Object.assign(new URL(target.url), { hostname: '127.0.0.1', port }).href }
          : target,
    },
  )
  close = async () => {
    await api.close()
    await proxy?.cut()
  }
  token = api.tokenOf(await buildAdmin(api.dataSource))
  person = await buildUser(api.dataSource)
}
afterEach(async () => {
  await close?.()
  close = undefined
})

function edit(nombre: string) {
  const { nro_documento, tipo_documento, apellido, correo_institucional, rol, tipo } = person
  const body = { nro_documento, tipo_documento, nombre, apellido, correo_institucional, rol, tipo }
  return api.put(`/users/update/${nro_documento}`, body, token)
}
const list = () => api.get('/users', token)
const ready = () => api.get('/health/ready')

const BUSY = { status: 503, body: { code: 'data_in_use', msg: expect.stringMatching(/^Otra operación/) } }
const UNAVAILABLE = { status: 503, body: { code: 'unavailable' } }

describe('when another program holds a lock', () => {
  let unlock = async () => {}
  afterEach(() => unlock())

  /** Locks what `edit` writes, from another program. */
  async function lock(): Promise<void> {
    const { target } = api.database
    let end: () => unknown
    if (target.engine === 'sqlite') {
      const program = new Database(target.file)
      program.exec('BEGIN IMMEDIATE')
      end = () => program.close()
    } else {
      const program = await createConnection(target.url)
      await program.query('START TRANSACTION')
      await program.query('SELECT * FROM usuario WHERE id = ? FOR UPDATE', [person.id])
      end = () => program.end()
    }
    unlock = async () => {
      unlock = async () => {}
      await end()
    }
  }

  const editTwelve = () => Array.from({ length: 12 }, (_, number) => edit(`Bea ${number}`))

  it('the server completes writes after the lock is released, and answers reads at once', async () => {
    await open(LONG)
    await lock()
    const done: number[] = []
    const edits = editTwelve().map(async (edited) => done.push((await edited).status))
    for (let more = 0; more < 5; more++) expect((await list()).status).toBe(200)
    await ready()
    expect(done).toEqual([])
    await unlock()
    await Promise.all(edits)
    expect(done).toEqual(Array(12).fill(200))
  })

  it('the server answers writes with 503 after the timeout', async () => {
    await open(SHORT)
    await lock()
    for (const answer of await Promise.all(editTwelve())) {
      expect(answer).toMatchObject(BUSY)
      expect(answer.headers.get('retry-after')).toBe('60')
    }
    await unlock()
    expect((await edit('Bea')).status).toBe(200)
    expect((await ready()).status).toBe(200)
  })
})

onSqlite(() => {
  it('a transaction locks out other programs as soon as it reads', async () => {
    await open(LONG)
    const program = new Database(fileOf(api.database.target), { timeout: 0 })
    await inTransaction(api.dataSource, async (manager) => {
      await manager.query('SELECT nombre FROM usuario WHERE id = ?', [person.id])
      expect(() => program.exec('BEGIN IMMEDIATE')).toThrow('database is locked')
      await manager.query('UPDATE usuario SET nombre = ? WHERE id = ?', ['Bea', person.id])
    })
    program.close()
  })

  it('the server opens a new writer once the file is back', async () => {
    await open(LONG)
    const file = fileOf(api.database.target)
    const failing = inTransaction(api.dataSource, async () => {
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' })
    })
    await expect(failing).rejects.toThrow('disk I/O error')
    const moved = `${file}.away`
    await rename(file, moved)
    expect(await edit('Bea')).toMatchObject(UNAVAILABLE)
    expect(await ready()).toMatchObject(UNAVAILABLE)
    await rename(moved, file)
    expect((await edit('Bea')).status).toBe(200)
    expect((await ready()).status).toBe(200)
  })
})

onMysql(() => {
  describe('when MySQL stops answering', () => {
    it('the server answers 503 within the timeouts, and recovers by itself', async () => {
      await open(SHORT)
      await list()
      proxy?.freeze()
      const asked = Promise.all(Array.from({ length: 20 }, list))
      expect(await ready()).toMatchObject(UNAVAILABLE)
      // The liveness probe does not read the token, because its user is in the database.
      expect((await api.get('/health/live', token)).status).toBe(200)
      for (const answer of await asked) {
        expect(answer).toMatchObject(UNAVAILABLE)
        expect(answer.headers.get('retry-after')).toBe('60')
      }
      expect(await edit('Bea')).toMatchObject(UNAVAILABLE)
      proxy?.thaw()
      while ((await ready()).status !== 200) await sleep(50)
      expect((await edit('Bea')).status).toBe(200)
    })

    it('the server answers 503 while the connection is cut, and recovers by itself', async () => {
      await open(SHORT)
      await list()
      await proxy?.cut()
      expect(await ready()).toMatchObject(UNAVAILABLE)
      expect(await list()).toMatchObject(UNAVAILABLE)
      await proxy?.restore()
      expect((await edit('Bea')).status).toBe(200)
      expect((await ready()).status).toBe(200)
    })
  })
})

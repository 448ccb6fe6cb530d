import { symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Logger } from '@nestjs/common'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin } from '../../../testing/build.js'
import { fileOf } from '../../../testing/database.js'
import { onSqlite } from '../../../testing/engine.js'
import { interceptStatements } from '../../../testing/intercept-statements.js'
import { emptyRoot } from '../../../testing/remote-build.js'
import { inTransaction } from '../../database/transaction.js'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const statuses = async () => [(await api.get('/health/live')).status, (await api.get('/health/ready')).status]

it('the server is ready when its database is reachable and migrated', async () => {
  expect(await statuses()).toEqual([200, 200])
})

it('the server keeps idle connections open for longer than browsers and proxies do', async () => {
  const { headers } = await api.get('/health/live')
  expect(headers.get('keep-alive')).toBe('timeout=75')
})

it('the server is live but not ready while a migration is missing, and logs no error', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error')
  const [last] = await api.dataSource.query('SELECT * FROM migracion ORDER BY id DESC LIMIT 1')
  await api.dataSource.query('DELETE FROM migracion WHERE id = ?', [last.id])
  expect(await statuses()).toEqual([200, 503])
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
  await api.dataSource.query('INSERT INTO migracion (id, timestamp, name) VALUES (?, ?, ?)', [
    last.id,
    last.timestamp,
    last.name,
  ])
  expect(await statuses()).toEqual([200, 200])
})

it('the server is live but not ready while its database does not answer', async () => {
  await api.dataSource.destroy()
  expect(await statuses()).toEqual([200, 503])
  await api.dataSource.initialize()
  expect(await statuses()).toEqual([200, 200])
})

describe('a write whose commit has no effect', () => {
  let logged: jest.SpyInstance
  beforeAll(() => {
    logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue()
  })
  afterAll(() => logged.mockRestore())
  const commitAs = <T>(commit: (run: (sql: string) => Promise<unknown>) => Promise<unknown>, work: () => Promise<T>) =>
    interceptStatements({ api }, (sql, run) => (sql === 'COMMIT' ? commit(run) : run()), work)

  const never = () => Promise.resolve()

  it('is answered with 500 if its transaction stays open, and the next write is stored', async () => {
    const token = api.tokenOf(await buildAdmin(api.dataSource))
    const count = async () => Number((await api.dataSource.query('SELECT COUNT(*) AS total FROM usuario'))[0].total)
    const before = await count()
    expect((await commitAs(never, () => create(token, 900))).status).toBe(500)
    expect(await count()).toBe(before)
    expect((await create(token, 901)).status).toBe(201)
    expect(await count()).toBe(before + 1)
  })

  it('makes the server not ready if its transaction stays open', async () => {
    expect(await commitAs(never, statuses)).toEqual([200, 503])
    expect(await statuses()).toEqual([200, 200])
  })

  it('makes the server not ready if another connection cannot read it', async () => {
    expect(await commitAs((run) => run('ROLLBACK'), statuses)).toEqual([200, 503])
    expect(await statuses()).toEqual([200, 200])
  })
})

it('the server is live but not ready without a build of the pages', async () => {
  const builds = await emptyRoot()
  const unbuilt = await startApi({ distRoot: builds.root })
  expect((await unbuilt.get('/health/ready')).status).toBe(503)
  await unbuilt.close()
  await builds.remove()
})

const create = (token: string, number: number) =>
  api.post(
    '/users/create',
    {
      tipo_documento: 'CC',
      nro_documento: String(52_000_000 + number),
      nombre: 'x'.repeat(100),
      apellido: 'Peña',
      contrasena: 'clave de prueba',
      correo_institucional: `disco${number}@fichero.example`,
      rol: 'user',
      tipo: 'tecnico',
      fecha_inicio_contrato: '2026-01-20',
      fecha_fin_contrato: '2099-12-15',
    },
    token,
  )

onSqlite(() => {
  describe('a full disk', () => {
    const FULL = {
      status: 507,
      body: { code: 'storage_full', msg: expect.stringContaining('no tiene espacio en el disco') },
    }

    it('makes the server not ready until there is space again', async () => {
      // Every write to this device fails with ENOSPC.
      await symlink('/dev/full', join(dirname(fileOf(api.database.target)), 'fichero.space'))
      expect(await api.get('/health/ready')).toMatchObject(FULL)
      expect(await statuses()).toEqual([200, 200])
    })

    it('makes writes fail, and nothing is stored', async () => {
      const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue()
      const token = api.tokenOf(await buildAdmin(api.dataSource))
      const limitPages = (pages: number) =>
        inTransaction(api.dataSource, (manager) => manager.query(`PRAGMA max_page_count = ${pages}`))
      const count = async () => (await api.dataSource.query('SELECT COUNT(*) AS total FROM usuario'))[0].total
      // SQLite raises the limit to the current size of the file.
      await limitPages(1)
      let saved = await count()
      let reply = await create(token, saved)
      // Existing pages still have room for some rows.
      for (; reply.status === 201; saved++) reply = await create(token, saved + 1)
      expect(reply).toMatchObject(FULL)
      expect(await count()).toBe(saved)
      await limitPages(1_000_000)
      expect((await create(token, saved)).status).toBe(201)
      error.mockRestore()
    })
  })
})

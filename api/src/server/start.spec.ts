import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { DataSource } from 'typeorm'
import { addressOf, freshDatabase, type TestDatabase } from '../../testing/database.js'
import { onMysql, onSqlite } from '../../testing/engine.js'
import { openProxy } from '../../testing/tcp-proxy.js'
import { User } from '../areas/users/user.entity.js'
import type { Config } from '../config/config.js'
import { start } from './start.js'

let database: TestDatabase
let config: Config

beforeEach(async () => {
  database = await freshDatabase()
  config = {
    port: 0,
    publicUrl: 'http://localhost',
    database: database.target,
    mailFrom: 'fichero@fichero.example',
    trustProxy: false,
    serviceNetworks: [],
    admin: { document: '52000111', email: 'jefe@fichero.example' },
    dataDir: database.dataDir,
    distRoot: database.dataDir,
    contractEndsAccess: true,
    production: true,
    apiDocs: false,
    logLevel: 'silent',
  }
})
afterEach(() => database.drop())

const urlOf = (app: NestExpressApplication) => {
  const { port } = app.getHttpServer().address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const login = async (url: string, contrasena = '') => {
  const body = JSON.stringify({ nro_documento: '52000111', contrasena })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body, headers })
  return (await response.json()) as { user?: { rol: string }; token?: string }
}

it('the first start creates an administrator with a generated password; later starts use the same data and secret', async () => {
  const first = await start(config)
  expect(first.admin).toEqual({ document: '52000111', password: expect.stringMatching(/^[\w-]{12}$/) })
  const { user, token } = await login(urlOf(first.app), first.admin?.password)
  expect(user).toMatchObject({ rol: 'admin' })
  await first.app.close()
  const secret = await readFile(join(config.dataDir, 'jwt-secret'), 'utf8')

  const second = await start(config)
  expect(second.admin).toBeUndefined()
  const users = await fetch(`${urlOf(second.app)}/api/users`, { headers: { 'x-token': token ?? '' } })
  expect(users.status).toBe(200)
  await second.app.close()
  expect(await readFile(join(config.dataDir, 'jwt-secret'), 'utf8')).toBe(secret)
})

it('the first start uses the configured password, and does not print it', async () => {
  const { app, admin } = await start({ ...config, admin: { ...config.admin, password: 'la clave que di' } })
  expect(admin).toEqual({ document: '52000111' })
  expect(await login(urlOf(app), 'la clave que di')).toHaveProperty('token')
  await app.close()
})

onMysql(() => {
  it('two processes that start at once create one schema and one administrator', async () => {
    const both = await Promise.all([start(config), start(config)])
    expect(both.filter(({ admin }) => admin)).toHaveLength(1)
    expect(await both[0].app.get(DataSource).manager.count(User)).toBe(1)
    for (const { app } of both) await app.close()
  })

  it('the start waits for an unavailable MySQL server, reports the wait once, and continues', async () => {
    const proxy = await openProxy(addressOf(config.database))
    await proxy.cut()
    const lines: string[] = []
    const starting = start(
      { ...config, database: { engine: 'mysql', url: proxy.url } },
      { say: (text) => lines.push(text) },
    )
    while (lines.length === 0) await sleep(20)
    await proxy.restore()
    const { app } = await starting
    const { host } = new URL(proxy.url)
    expect(lines).toEqual([
      `DATABASE_URL: no se pudo llegar al servidor ${host} (ECONNREFUSED). Se intenta de nuevo durante 60 segundos.`,
      expect.stringMatching(/^Administrador: documento 52000111, contraseña /),
    ])
    await app.close()
    await proxy.cut()
  })
})

onSqlite(() => {
  it('only the first start rejects a password of fewer than twelve characters, or a common word with digits', async () => {
    const withPassword = (password: string) => ({ ...config, admin: { ...config.admin, password } })
    const short = withPassword('once letras')
    await expect(start(short)).rejects.toThrow('ADMIN_PASSWORD: debe tener al menos 12 caracteres.')
    for (const common of ['password1234', '123456789012', 'Administrador', 'Contraseña 2026'])
      await expect(start(withPassword(common))).rejects.toThrow('ADMIN_PASSWORD: es una palabra común, o solo números')
    await (await start(config)).app.close()
    await (await start(short)).app.close()
  })

  it('the server starts without its Redis, and reports that in the metrics', async () => {
    const { app } = await start({ ...config, redisUrl: 'redis://:clave@127.0.0.1:1' })
    expect(await (await fetch(`${urlOf(app)}/api/metrics`)).text()).toMatch(/^fichero_redis_up 0$/m)
    await app.close()
  })

  it('a data folder can be used again only after the application was closed', async () => {
    const { app } = await start(config)
    await expect(start(config)).rejects.toThrow(/^DATA_DIR: otro proceso de Fichero ya usa la carpeta/)
    await app.close()
    await (await start(config)).app.close()
  })
})

describe('the start fails with a one-sentence message', () => {
  const sentenceOf = (changes: Partial<Config>) =>
    start({ ...config, ...changes }, { patience: 0 }).then(
      async ({ app }) => `started: ${await app.close()}`,
      (error: Error) => error.message,
    )

  it('if the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, resolve))
    const { port } = other.address() as AddressInfo
    const sentence = await sentenceOf({ port })
    other.close()
    expect(sentence).toBe(`PORT: el puerto ${port} ya está en uso; elija otro con PORT.`)
  })

  it('if the data folder is not writable', async () => {
    const file = join(config.dataDir, 'a-file')
    await writeFile(file, '')
    expect(await sentenceOf({ dataDir: join(file, 'data') })).toBe(
      `DATA_DIR: no se puede escribir en la carpeta «${file}/data» (ENOTDIR).`,
    )
  })

  it('if the database file is not a database', async () => {
    const file = join(config.dataDir, 'other', 'fichero.sqlite')
    await mkdir(join(config.dataDir, 'other'))
    await writeFile(file, 'not a database '.repeat(1000))
    expect(await sentenceOf({ database: { engine: 'sqlite', file } })).toMatch(
      /^DATA_DIR: no se puede abrir la base de datos «.*» \(.*\)\.$/,
    )
  })

  it('if no MySQL server answers', async () => {
    expect(await sentenceOf({ database: { engine: 'mysql', url: 'mysql://app:clave@127.0.0.1:1/fichero' } })).toBe(
      'DATABASE_URL: no se pudo llegar al servidor 127.0.0.1:1 (ECONNREFUSED).',
    )
  })

  onMysql(() => {
    it('if MySQL rejects the database or the password', async () => {
      const unknown = new URL(addressOf(config.database))
      unknown.pathname = 'no_existe'
      expect(await sentenceOf({ database: { engine: 'mysql', url: unknown.href } })).toBe(
        `DATABASE_URL: la base de datos «no_existe» no existe en ${unknown.host}; créela primero.`,
      )
      const wrong = new URL(addressOf(config.database))
      wrong.password = 'otra'
      expect(await sentenceOf({ database: { engine: 'mysql', url: wrong.href } })).toBe(
        `DATABASE_URL: ${wrong.host} no acepta el usuario «${wrong.username}» o su contraseña.`,
      )
    })
  })
})

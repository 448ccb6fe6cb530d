import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { DataSource } from 'typeorm'
import type { Config } from './config/config.js'
import { start } from './start.js'
import { addressOf, freshDatabase, type TestDatabase } from './testing/database.js'
import { onMysql, onSqlite } from './testing/engine.js'
import { openLine } from './testing/line.js'
import { User } from './users/user.entity.js'

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
    admin: { document: '52000111', email: 'jefe@fichero.example' },
    dataDir: database.dataDir,
    distRoot: database.dataDir,
    demo: false,
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

it('creates an administrator with a generated password at the first start, and keeps data and secret', async () => {
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

it('uses the given password, and does not print it', async () => {
  const { app, admin } = await start({ ...config, admin: { ...config.admin, password: 'la que di' } })
  expect(admin).toEqual({ document: '52000111' })
  expect(await login(urlOf(app), 'la que di')).toHaveProperty('token')
  await app.close()
})

onMysql(() => {
  it('two processes that start at once on MySQL create one schema and one administrator', async () => {
    const both = await Promise.all([start(config), start(config)])
    expect(both.filter(({ admin }) => admin)).toHaveLength(1)
    expect(await both[0].app.get(DataSource).manager.count(User)).toBe(1)
    for (const { app } of both) await app.close()
  })

  it('waits for a MySQL server that is away, says so once, and goes on', async () => {
    const line = await openLine(addressOf(config.database))
    await line.cut()
    const lines: string[] = []
    const starting = start(
      { ...config, database: { engine: 'mysql', url: line.url } },
      { say: (text) => lines.push(text) },
    )
    while (lines.length === 0) await sleep(20)
    await line.restore()
    const { app } = await starting
    const { host } = new URL(line.url)
    expect(lines).toEqual([
      `DATABASE_URL: no se pudo llegar al servidor ${host} (ECONNREFUSED). Se intenta de nuevo durante 60 segundos.`,
      expect.stringMatching(/^Administrador: documento 52000111, contraseña /),
    ])
    await app.close()
    await line.cut()
  })
})

onSqlite(() => {
  it('the same folder can be used again after the application was closed, and not before', async () => {
    const { app } = await start(config)
    await expect(start(config)).rejects.toThrow(/^DATA_DIR: otro proceso de Fichero ya usa la carpeta/)
    await app.close()
    await (await start(config)).app.close()
  })
})

describe('stops with a one-sentence message', () => {
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

  it('if Redis does not answer, and nothing else is printed', async () => {
    const printed = [process.stdout, process.stderr].map((stream) => jest.spyOn(stream, 'write'))
    expect(await sentenceOf({ redisUrl: 'redis://:clave@127.0.0.1:1' })).toBe(
      'REDIS_URL: no se pudo llegar al servidor 127.0.0.1:1 (ECONNREFUSED).',
    )
    for (const write of printed) expect(write).not.toHaveBeenCalled()
    for (const write of printed) write.mockRestore()
  })

  onMysql(() => {
    it('if MySQL refuses the database or the password', async () => {
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

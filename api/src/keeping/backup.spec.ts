import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ENTITIES } from '../app.entities.js'
import { readConfig } from '../config/read-config.js'
import { connect } from '../database/connect.js'
import { createDataSource } from '../database/data-source.js'
import { migrate } from '../database/migrate.js'
import { MIGRATIONS } from '../database/migrations/migrations.js'
import { becomeSoleOwner } from '../database/sole-owner.js'
import { loadDemo } from '../demo/load-demo.js'
import { FicheroNode } from '../nodes/node.entity.js'
import { prepareDatabase } from '../prepare-database.js'
import { type Api, startApi } from '../testing/api.js'
import { buildUser } from '../testing/build.js'
import { freshDatabase, type TestDatabase } from '../testing/database.js'
import { onMysql, onSqlite } from '../testing/engine.js'
import { runBuilt } from '../testing/run-command.js'
import { User } from '../users/user.entity.js'
import { lastBackup } from './last-backup.js'
import { makeBackup } from './make-backup.js'
import { openBackup } from './read-backup.js'
import { restoreBackup } from './restore-backup.js'
import { lineOf } from './row-lines.js'
import { inSnapshot, type Snapshot } from './snapshot.js'

const KEY = 'una clave que solo conocen las pruebas'
const KILLED = (at: string) => ({
  KILL_AT: at,
  NODE_OPTIONS: `--require ${join(__dirname, '../testing/kill-command.cjs')}`,
})

let folder: string
let api: Api
let whole: string
const others: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-backups-'))
  api = await startApi()
  await loadDemo(api.dataSource)
  whole = join(folder, 'whole.fichero')
  await makeBackup(api.dataSource, whole, KEY)
})
afterAll(async () => {
  await api.close()
  for (const database of others) await database.drop()
  await rm(folder, { recursive: true })
})

async function emptyDatabase(engine?: string): Promise<TestDatabase> {
  const database = await freshDatabase(engine)
  others.push(database)
  return database
}

const restore = (database: TestDatabase, file: string, env: Record<string, string> = {}) =>
  runBuilt('restore', database, [file], { BACKUP_KEY: KEY, ...env })

/** As the command, in this process. */
const restoreHere = async ({ target }: TestDatabase, file: string) =>
  restoreBackup(target, await openBackup(file, KEY), () => undefined)

/** What the rows of a backup are, in any order. */
async function rowsOfFile(file: string): Promise<string> {
  const { rows } = await openBackup(file, KEY)
  return digestOf(rows())
}

/** What the rows of a database are, in any order. */
async function rowsOfDatabase({ target }: TestDatabase): Promise<string> {
  const dataSource = await connect(target, ENTITIES)
  const all = async function* ({ tables, rows }: Snapshot) {
    for (const table of tables) yield* rows(table)
  }
  return inSnapshot(dataSource, (snapshot) => digestOf(all(snapshot))).finally(() => dataSource.destroy())
}

async function digestOf(rows: AsyncIterable<Parameters<typeof lineOf>[0]>): Promise<string> {
  const lines: string[] = []
  for await (const row of rows) lines.push(lineOf(row))
  return createHash('sha256').update(lines.sort().join('')).digest('hex')
}

const sha256 = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex')

it('made while people write has everything that was acknowledged before, and is known', async () => {
  const file = join(folder, 'busy.fichero')
  let isDone = false
  const documents: string[] = []
  const write = async () => {
    while (!isDone) documents.push((await buildUser(api.dataSource, {})).nro_documento)
  }
  const writers = [write(), write()]
  while (documents.length < 5) await new Promise(setImmediate)
  const acknowledged = [...documents]
  const { code, out } = await runBuilt('backup', api.database, [file], { BACKUP_KEY: KEY })
  isDone = true
  await Promise.all(writers)
  expect(code).toBe(0)
  const { huella, cifrada, tamano_kb } = (await lastBackup(api.dataSource)) ?? {}
  const { size, mode } = await stat(file)
  expect([huella, cifrada, tamano_kb, mode & 0o777]).toEqual([await sha256(file), true, Math.ceil(size / 1024), 0o600])
  expect(out).toContain(`SHA-256: ${huella}`)

  const other = await emptyDatabase()
  expect(await restore(other, file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Los contadores coinciden'),
  })
  expect(await rowsOfDatabase(other)).toBe(await rowsOfFile(file))
  const dataSource = await connect(other.target, ENTITIES)
  const there = new Set((await dataSource.getRepository(User).find()).map(({ nro_documento }) => nro_documento))
  await dataSource.destroy()
  expect(acknowledged.filter((document) => !there.has(document))).toEqual([])
})

it('knows nothing of the nodes that ran: the ones of the restored system are others', async () => {
  const now = new Date()
  await api.dataSource.manager.insert(FicheroNode, {
    id: 'a',
    nombre: 'uno',
    proceso: 1,
    version: '1.1.0',
    inicio: now,
    senal: now,
    redis: false,
  })
  const file = join(folder, 'nodes.fichero')
  await makeBackup(api.dataSource, file, KEY)
  await api.dataSource.manager.delete(FicheroNode, { id: 'a' })
  expect((await openBackup(file, KEY)).header.tablas.map(({ nombre }) => nombre)).not.toContain('nodo')
  const database = await emptyDatabase()
  await restoreHere(database, file)
  const dataSource = await connect(database.target, ENTITIES)
  expect(await dataSource.manager.count(FicheroNode).finally(() => dataSource.destroy())).toBe(0)
})

it('gives the numbers of removed rows to nobody', async () => {
  const { id } = await buildUser(api.dataSource)
  await api.dataSource.query('DELETE FROM usuario WHERE id = ?', [id])
  const file = join(folder, 'numbers.fichero')
  await makeBackup(api.dataSource, file, KEY)
  const other = await emptyDatabase()
  await restoreHere(other, file)
  const dataSource = await connect(other.target, ENTITIES)
  expect((await buildUser(dataSource, { nro_documento: '77000111' })).id).toBeGreaterThan(id)
  await dataSource.destroy()
})

describe('refuses, and changes nothing,', () => {
  let copy: string
  let other: TestDatabase
  beforeAll(async () => {
    other = await emptyDatabase()
  })
  beforeEach(async () => {
    copy = join(folder, 'copy.fichero')
    await writeFile(copy, await readFile(whole))
  })
  const said = async (env = {}) => {
    const { code, said } = await restore(other, copy, env)
    expect([code, await readdir(other.dataDir)]).toEqual([2, []])
    return said.trim()
  }
  /** Gives a changed backup the sum that fits. */
  const seal = async (bytes: Buffer) => {
    await writeFile(copy, bytes)
    await appendFile(copy, createHash('sha256').update(bytes).digest())
  }

  it('another key, and none', async () => {
    expect(await said({ BACKUP_KEY: `${KEY}!` })).toBe('La clave de BACKUP_KEY no es la de esta copia.')
    expect(await said({ BACKUP_KEY: '' })).toMatch(/^La copia está cifrada: defina BACKUP_KEY/)
  })

  it('a file that was cut off, or has another byte anywhere', async () => {
    const bytes = await readFile(whole)
    const lengths = [0, 10, 5_000, bytes.length - 1].map((length) => bytes.subarray(0, length))
    const changed = [40, Math.floor(bytes.length / 2), bytes.length - 1].map((place) => {
      const other = Buffer.from(bytes)
      other.writeUInt8(other.readUInt8(place) ^ 1, place)
      return other
    })
    for (const damaged of [...lengths, ...changed]) {
      await writeFile(copy, damaged)
      await expect(openBackup(copy, KEY)).rejects.toThrow(/está incompleta o dañada|no es una copia de Fichero/)
    }
    expect(await said()).toMatch(/^La copia está incompleta o dañada/)
  })

  it('what a later version made', async () => {
    await makeBackup(api.dataSource, copy)
    const bytes = (await readFile(copy)).subarray(0, -32)
    await seal(Buffer.from(bytes.toString('latin1').replace('"formato":1', '"formato":2'), 'latin1'))
    expect(await said()).toBe('La copia la hizo una versión posterior de Fichero: restáurela con esa versión.')
    await seal(
      Buffer.from(bytes.toString('latin1').replace(/"migracion":"\w+"/, '"migracion":"Later1900000000001"'), 'latin1'),
    )
    const { code, said: sentence } = await restore(other, copy)
    expect([code, sentence]).toEqual([2, expect.stringMatching(/^La copia es de una versión posterior de Fichero \(1/)])
  })

  it('a database that a server has, or that is not empty', async () => {
    const before = await rowsOfDatabase(api.database)
    const { target, dataDir } = api.database
    const giveUp = target.engine === 'sqlite' ? becomeSoleOwner(target.file) : () => undefined
    const { code, said: sentence } = await restore(api.database, whole)
    giveUp()
    expect([code, sentence]).toEqual([
      2,
      expect.stringMatching(/^DATA_DIR: otro proceso de Fichero ya usa|no está vacía, y no se cambió/),
    ])
    expect(await rowsOfDatabase(api.database)).toBe(before)
    expect((await readdir(dataDir)).filter((name) => name.includes('restor'))).toEqual([])
  })
})

it('killed before it is whole, leaves the former file, and what it wrote until the next one', async () => {
  const file = join(folder, 'kept.fichero')
  await writeFile(file, 'the former one')
  expect((await runBuilt('backup', api.database, [file], KILLED('rename'))).code).toBe('SIGKILL')
  expect(await readFile(file, 'utf8')).toBe('the former one')
  const parts = async () => (await readdir(folder)).filter((name) => name !== basename(file) && name.startsWith('kept'))
  const [left] = await parts()
  await utimes(join(folder, `${left}`), 0, 0)
  await makeBackup(api.dataSource, file)
  expect(await parts()).toEqual([])
})

it('of an older version is brought to this one', async () => {
  const old = await emptyDatabase()
  const older = createDataSource(old.target, ENTITIES)
  older.setOptions({ migrations: MIGRATIONS.slice(0, 17) })
  await older.initialize()
  await migrate(older)
  await buildUser(older, { nro_documento: '52111222' })
  const file = join(folder, 'older.fichero')
  await makeBackup(older, file, KEY)
  await older.destroy()
  const other = await emptyDatabase()
  await restoreHere(other, file)
  const dataSource = await connect(other.target, ENTITIES)
  expect(await dataSource.getRepository(User).countBy({ nro_documento: '52111222' })).toBe(1)
  expect(await lastBackup(dataSource)).toBeNull()
  await dataSource.destroy()
})

describe('killed in the middle, leaves what was there', () => {
  let database: TestDatabase
  const config = (): Parameters<typeof prepareDatabase>[0] => ({
    ...readConfig({ DATA_DIR: database.dataDir, DEMO: 'false' }),
    database: database.target,
  })
  /** What the next start says, or why it does not come. */
  async function nextStart(): Promise<string[]> {
    const lines: string[] = []
    await prepareDatabase(config(), { say: (line) => lines.push(line), patience: 0 }).catch((error: Error) =>
      lines.push(error.message),
    )
    return lines
  }
  beforeEach(async () => {
    database = await emptyDatabase()
  })

  onSqlite(() => {
    it.each(['INSERT INTO juicio', 'rename'])('at %s, in a file', async (moment) => {
      await nextStart()
      const before = await rowsOfDatabase(database)
      expect((await restore(database, whole, KILLED(moment))).code).toBe('SIGKILL')
      expect(await nextStart()).toEqual([
        expect.stringMatching(/^La restauración de una copia no terminó: los datos son los de antes/),
      ])
      expect(await rowsOfDatabase(database)).toBe(before)
      expect(await nextStart()).toEqual([])
      await restoreHere(database, whole)
      expect(await rowsOfDatabase(database)).toBe(await rowsOfFile(whole))
      expect(await nextStart()).toEqual([])
    })
  })

  onMysql(() => {
    it.each(['INSERT INTO juicio', 'DROP TABLE restauracion'])('at %s, on a server', async (moment) => {
      expect((await restore(database, whole, KILLED(moment))).code).toBe('SIGKILL')
      expect(await nextStart()).toEqual([
        expect.stringMatching(/^DATABASE_URL: la restauración de una copia .* no terminó/),
      ])
      await restoreHere(database, whole)
      expect(await rowsOfDatabase(database)).toBe(await rowsOfFile(whole))
      expect(await nextStart()).toEqual([])
    })
  })
})

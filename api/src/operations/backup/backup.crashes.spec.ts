import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Api, startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { freshDatabase, type TestDatabase } from '../../../testing/database.js'
import { onMysql, onSqlite } from '../../../testing/engine.js'
import { runBuilt } from '../../../testing/run-command.js'
import { User } from '../../areas/users/user.entity.js'
import { readConfig } from '../../config/read-config.js'
import { insertRows } from '../../database/bulk-write.js'
import { connect } from '../../database/connect.js'
import { createDataSource } from '../../database/data-source.js'
import { migrate } from '../../database/migrate.js'
import { MIGRATIONS } from '../../database/migrations/migrations.js'
import { inTransaction } from '../../database/transaction.js'
import { prepareDatabase } from '../../server/prepare-database.js'
import { ENTITIES } from '../app.entities.js'
import { loadDemo } from '../demo/load-demo.js'
import { FicheroNode } from '../nodes/node.entity.js'
import { lastBackup } from '../status/status.service.js'
import { makeBackup } from './make-backup.js'
import { openBackup } from './read-backup.js'
import { restoreBackup } from './restore-backup.js'
import { backupName } from './rotation.js'
import { lineOf } from './row-lines.js'
import { inSnapshot, type Snapshot } from './snapshot.js'

const KEY = 'una clave que solo conocen las pruebas'
const KILLED = (at: string) => ({
  KILL_AT: at,
  NODE_OPTIONS: `--require ${join(__dirname, '../../../testing/kill-command.cjs')}`,
})

let folder: string
let api: Api
let backupFile: string
const others: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-backups-'))
  api = await startApi()
  await loadDemo(api.dataSource, 'centre')
  backupFile = join(folder, 'whole.fichero')
  await makeBackup(api.dataSource, backupFile, KEY)
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

/** Restores like the command, but in the process of the test. */
const restoreHere = async ({ target }: TestDatabase, file: string) =>
  restoreBackup(target, await openBackup(file, { secret: KEY, allowUnencrypted: true }), () => undefined)

/** Tables to which a restore adds records from after the backup. */
const ADDED_TO = ['copia', 'retiro']

/** Digest of the rows of a backup in any order, without the tables of `ADDED_TO`. */
async function rowsOfFile(file: string): Promise<string> {
  const { header, rows } = await openBackup(file, { secret: KEY })
  const tables = header.tablas.flatMap(({ nombre, filas }) => new Array<string>(filas).fill(nombre))
  const compared = async function* () {
    let at = 0
    for await (const row of rows()) if (!ADDED_TO.includes(`${tables[at++]}`)) yield row
  }
  return digestOf(compared())
}

/** Digest of the rows of a database, comparable with the digest of a backup. */
async function rowsOfDatabase({ target }: TestDatabase): Promise<string> {
  const dataSource = await connect(target, ENTITIES)
  const all = async function* ({ tables, rows }: Snapshot) {
    for (const table of tables) if (!ADDED_TO.includes(table.nombre)) yield* rows(table)
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

it('a backup contains all writes that were acknowledged before, and is recorded in the database', async () => {
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
  const restored = new Set((await dataSource.getRepository(User).find()).map(({ nro_documento }) => nro_documento))
  await dataSource.destroy()
  expect(acknowledged.filter((document) => !restored.has(document))).toEqual([])
})

it('a backup in a folder is named by its time and rotated, and a restore drill of the newest changes nothing', async () => {
  const backups = await mkdtemp(join(folder, 'rotated-'))
  const old = ['2020-01-01', '2020-01-02'].map((day) => backupName(new Date(`${day}T07:00:00Z`)))
  for (const name of [...old, 'notes.txt']) await writeFile(join(backups, name), '')
  const args = [backups, '--keep', '1d,2m']
  const { code, out } = await runBuilt('backup', api.database, args, { BACKUP_KEY: KEY })
  expect([code, out]).toEqual([0, expect.stringContaining('Copias anteriores que se borraron: 1.')])
  const names = (await readdir(backups)).sort()
  expect(names).toEqual([old[1], expect.stringMatching(/^fichero-2\d{3}-.*Z\.backup$/), 'notes.txt'])

  const before = await rowsOfDatabase(api.database)
  const drill = await runBuilt('restore', api.database, [backups, '--drill'], { BACKUP_KEY: KEY, TMPDIR: folder })
  const rows = (await lastBackup(api.dataSource))?.filas
  expect(drill.code).toBe(0)
  expect(drill.out.replaceAll('.', '')).toMatch(
    new RegExp(`está entera.* tiene ${rows} filas.*Ensayo hecho en [\\d,]+ s`, 's'),
  )
  expect(await rowsOfDatabase(api.database)).toBe(before)
  expect((await readdir(folder)).filter((name) => name.startsWith('fichero-drill'))).toEqual([])
  const wrong = await runBuilt('backup', api.database, [join(folder, 'none'), '--keep', '1d'])
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('necesita una carpeta')])
})

it('a backup does not contain the running nodes', async () => {
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
  expect((await openBackup(file, { secret: KEY })).header.tablas.map(({ nombre }) => nombre)).not.toContain('nodo')
  const database = await emptyDatabase()
  await restoreHere(database, file)
  const dataSource = await connect(database.target, ENTITIES)
  expect(await dataSource.manager.count(FicheroNode).finally(() => dataSource.destroy())).toBe(0)
})

it('a restored database does not reuse the ids of removed rows', async () => {
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

it('a killed backup leaves the former file, and the next backup removes the partial file', async () => {
  const file = join(folder, 'kept.fichero')
  await writeFile(file, 'the former one')
  expect((await runBuilt('backup', api.database, [file], KILLED('rename'))).code).toBe('SIGKILL')
  expect(await readFile(file, 'utf8')).toBe('the former one')
  const parts = async () => (await readdir(folder)).filter((name) => name !== basename(file) && name.startsWith('kept'))
  const [leftover] = await parts()
  await utimes(join(folder, `${leftover}`), 0, 0)
  await makeBackup(api.dataSource, file)
  expect(await parts()).toEqual([])
})

it('a restored backup of an older version is migrated', async () => {
  const old = await emptyDatabase()
  const older = createDataSource(old.target, ENTITIES)
  older.setOptions({ migrations: MIGRATIONS.slice(0, 17) })
  await older.initialize()
  await migrate(older)
  // A row with the columns of that version.
  const person = {
    nro_documento: '52111222',
    tipo_documento: 'CC',
    nombre: 'Ana',
    apellido: 'Paz',
    correo_institucional: 'ana.paz@fichero.example',
    rol: 'user',
    tipo: 'planta',
    estado: 'habilitado',
    busqueda: '',
    orden: '',
  }
  await inTransaction(older, (manager) => insertRows(manager, 'usuario', [person]))
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

describe('a restore that is killed leaves the former data', () => {
  let database: TestDatabase
  const config = (): Parameters<typeof prepareDatabase>[0] => ({
    ...readConfig({ DATA_DIR: database.dataDir, DEMO: 'false' }),
    database: database.target,
  })
  /** Returns the lines that the next start prints, with the error message if the start fails. */
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
      expect((await restore(database, backupFile, KILLED(moment))).code).toBe('SIGKILL')
      expect(await nextStart()).toEqual([
        expect.stringMatching(/^La restauración de una copia no terminó: los datos son los de antes/),
      ])
      expect(await rowsOfDatabase(database)).toBe(before)
      expect(await nextStart()).toEqual([])
      await restoreHere(database, backupFile)
      expect(await rowsOfDatabase(database)).toBe(await rowsOfFile(backupFile))
      expect(await nextStart()).toEqual([])
    })
  })

  onMysql(() => {
    it.each(['INSERT INTO juicio', 'DROP TABLE restauracion'])('at %s, on a server', async (moment) => {
      expect((await restore(database, backupFile, KILLED(moment))).code).toBe('SIGKILL')
      expect(await nextStart()).toEqual([
        expect.stringMatching(/^DATABASE_URL: la restauración de una copia .* no terminó/),
      ])
      await restoreHere(database, backupFile)
      expect(await rowsOfDatabase(database)).toBe(await rowsOfFile(backupFile))
      expect(await nextStart()).toEqual([])
    })
  })
})

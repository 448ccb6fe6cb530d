import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildUser } from '../../../testing/build.js'
import { buildContactEverywhere, MAIL, OTHER_PHONE, PHONE } from '../../../testing/contact-everywhere.js'
import { addressOf, fileOf, freshDatabase, type TestDatabase } from '../../../testing/database.js'
import { isMysql, onMysql, onSqlite } from '../../../testing/engine.js'
import { filesWith, tablesWith } from '../../../testing/find-marks.js'
import { runBuilt } from '../../../testing/run-command.js'
import { openSchool, type School } from '../../../testing/school.js'
import { changeNumber } from '../../areas/fichas/change-number.js'
import { User } from '../../areas/users/user.entity.js'
import { connect } from '../../database/connect.js'
import { inTransaction } from '../../database/transaction.js'
import type { WritableDataSource } from '../../database/writable-data-source.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { Backup } from '../../records/backup-log/backup.entity.js'
import { recordRemoval } from '../../records/backup-log/record-removal.js'
import { Removal } from '../../records/backup-log/removal.entity.js'
import { ENTITIES } from '../app.entities.js'
import { dueNow, removeDue } from '../retention/retention.js'
import { rulesWith } from '../retention/retention-rules.js'
import { makeBackup } from './make-backup.js'

// A restored backup must not bring back data that was removed after the backup.

const KEY = 'una clave que solo conocen las pruebas'
const OLD_NOTE = 'nota.muy.antigua'
const APPLICANT = 'Xiomarca'
const ACCOUNT = 'cuenta.marca@correo.example'
const MARKS = [PHONE, MAIL, APPLICANT, ACCOUNT, OLD_NOTE]

let folder: string
let school: School
/** Path of a backup from before the removals. */
let backup: string
const others: TestDatabase[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fichero-restored-'))
  school = await openSchool()
  const { api, adminToken } = school
  const { dataSource } = api
  const { enrolment } = await buildContactEverywhere(dataSource)
  const applicant = await buildUser(dataSource, {
    estado: 'pendiente',
    nombre: APPLICANT,
    correo_institucional: 'x@correo.example',
  })
  // This account is enabled in the backup, and is disabled before its data is removed.
  const leaving = await buildUser(dataSource, { correo_institucional: ACCOUNT })
  const note = `INSERT INTO auditoria (fecha, accion, entidad, entidad_id, antes) VALUES ('2001-01-01 08:00:00.000', 'x', 'ficha', '1', ?)`
  await dataSource.query(note, [JSON.stringify({ texto: OLD_NOTE })])
  backup = join(folder, 'before.backup')
  await makeBackup(dataSource, backup, KEY)
  for (const mark of MARKS) expect([mark, await tablesWith(dataSource, mark)]).not.toEqual([mark, []])

  // In the backup the person has another document number.
  const current = `98${enrolment.nro_documento}`
  await inTransaction(dataSource, (manager) => changeNumber(manager, enrolment.nro_documento, current))
  const remove = (path: string) => api.call('DELETE', `/admin/${path}`, { token: adminToken })
  expect((await remove(`personas/${current}/contacto`)).status).toBe(200)
  expect((await remove(`reject-user/${applicant.nro_documento}`)).status).toBe(200)
  expect((await api.post(`/users/disabled/${leaving.id}`, {}, adminToken)).status).toBe(200)
  expect((await remove(`personas/${leaving.nro_documento}/contacto`)).status).toBe(200)
  const now = new Date()
  const system = { dataSource, dataDir: folder }
  await removeDue(system, await dueNow(system, rulesWith([]), now), now)
  await api.app.get(BackgroundTasks).finished()
  for (const mark of MARKS) expect([mark, await tablesWith(dataSource, mark)]).toEqual([mark, []])
})
afterAll(async () => {
  await school.close()
  for (const database of others) await database.drop()
  await rm(folder, { recursive: true })
})

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await freshDatabase()
  others.push(database)
  return database
}

/** Copies the backup into a folder. Returns the path of the copy. */
async function copyTo(folder: string): Promise<string> {
  const copy = join(folder, 'copy.backup')
  await copyFile(backup, copy)
  return copy
}

/** A copy of the school's SQLite file. */
async function copyOfDatabase(): Promise<TestDatabase> {
  const database = await emptyDatabase()
  const { dataSource } = school.api
  await dataSource.query('PRAGMA wal_checkpoint(TRUNCATE)')
  await copyFile(fileOf(school.api.database.target), fileOf(database.target))
  return database
}

const restore = (database: TestDatabase, file: string, env: Record<string, string> = {}) =>
  runBuilt('restore', database, [file], { BACKUP_KEY: KEY, ...env })

/** Setting for a restore that replaces the school's MySQL database. A restore on SQLite replaces the file without a setting. */
const replacing = (): Record<string, string> =>
  isMysql ? { FORMER_DATABASE_URL: addressOf(school.api.database.target) } : {}

async function read<T>({ target }: TestDatabase, ask: (dataSource: WritableDataSource) => Promise<T>): Promise<T> {
  const dataSource = await connect(target, ENTITIES)
  return ask(dataSource).finally(() => dataSource.destroy())
}

const remainingMarks = (database: TestDatabase) =>
  read(database, async (dataSource) => {
    const tables: [string, string[]][] = []
    for (const mark of MARKS) tables.push([mark, await tablesWith(dataSource, mark)])
    return tables.filter(([, places]) => places.length > 0)
  })

it('a restore from a backup alone restores everything, and reports that removals are unknown', async () => {
  const database = await emptyDatabase()
  const alone = await mkdtemp(join(folder, 'alone-'))
  const { code, out } = await runBuilt('restore', database, [await copyTo(alone)], { BACKUP_KEY: KEY })
  expect([code, out]).toEqual([0, expect.stringMatching(/No se pudo saber qué se quitó después del \d\d\/\d\d\/\d{4}/)])
  expect((await remainingMarks(database)).map(([mark]) => mark)).toEqual(MARKS)
})

it('a restore repeats all removals that the replaced database recorded', async () => {
  const database = isMysql ? await emptyDatabase() : await copyOfDatabase()
  const { code, out } = await restore(database, backup, replacing())
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/Se quitó otra vez lo que se había quitado después de la copia: 4\./),
  ])
  expect(out).not.toContain('No se pudo saber')
  expect(await remainingMarks(database)).toEqual([])
  await read(database, async (dataSource) => {
    expect(await tablesWith(dataSource, OTHER_PHONE)).not.toEqual([])
    // The restored database has the records of backups and removals too, for a later restore of an older backup.
    expect(await dataSource.manager.countBy(Backup, { archivo: backup })).toBe(1)
    const kinds = (await dataSource.manager.find(Removal)).map(({ tipo }) => tipo).sort()
    expect(kinds).toEqual(['contacto', 'contacto', 'cuenta', 'edad', 'solicitud'])
  })
})

it('a restore repeats the removals that a newer backup in the same folder recorded, and reports until when', async () => {
  await makeBackup(school.api.dataSource, join(folder, 'newer.backup'), KEY)
  const database = await emptyDatabase()
  const { code, out } = await restore(database, backup)
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/quitado después de la copia: 4\.\nNo se pudo saber qué se quitó después del/),
  ])
  expect(await remainingMarks(database)).toEqual([])
})

it('a restore of the newest backup reports no removals', async () => {
  const database = isMysql ? await emptyDatabase() : await copyOfDatabase()
  const { out } = await restore(database, join(folder, 'newer.backup'), replacing())
  expect(out).toContain('Después de la copia no se había quitado nada.')
})

it('a restore fails if FORMER_DATABASE_URL cannot be reached', async () => {
  const env = { FORMER_DATABASE_URL: 'mysql://nobody:secret@127.0.0.1:1/none' }
  const { code, stderr } = await restore(await emptyDatabase(), backup, env)
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^FORMER_DATABASE_URL: no se pudo leer allí/)])
})

onMysql(() => {
  it('a restore fails if FORMER_DATABASE_URL names a database without tables, such as the new one', async () => {
    const database = await emptyDatabase()
    const { code, stderr } = await restore(database, backup, { FORMER_DATABASE_URL: addressOf(database.target) })
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^FORMER_DATABASE_URL: .*no tiene las tablas de Fichero/)])
  })
})

onSqlite(() => {
  it('a restore leaves no removed data in any file of the data folder', async () => {
    const database = await copyOfDatabase()
    expect((await restore(database, backup)).code).toBe(0)
    for (const mark of MARKS) expect([mark, await filesWith(database.dataDir, mark)]).toEqual([mark, []])
  })

  it('a second restore repeats the removals since the first restore, and reports earlier removals as unknown', async () => {
    const database = await emptyDatabase()
    const file = await copyTo(await mkdtemp(join(folder, 'twice-')))
    expect((await restore(database, file)).out).toContain('No se pudo saber')
    const { nro_documento } = await read(database, ({ manager }) =>
      manager.findOneByOrFail(User, { nombre: APPLICANT }),
    )
    await read(database, (dataSource) =>
      inTransaction(dataSource, async (manager) => {
        await recordRemoval(manager, { tipo: 'solicitud', clave: nro_documento })
      }),
    )
    const { out } = await restore(database, file)
    expect(out).toMatch(/quitado después de la copia: 1\.\nNo se pudo saber/)
    expect((await remainingMarks(database)).map(([mark]) => mark)).toEqual(MARKS.filter((mark) => mark !== APPLICANT))
  })
})

import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import libsql from 'libsql'
import type { DataSource } from 'typeorm'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { ENTITIES } from '../operations/app.entities.js'
import { audit } from '../records/audit/audit.js'
import { AuditEntry } from '../records/audit/audit-entry.entity.js'
import { connect, open as openDatabase } from './connect.js'
import { createDataSource } from './data-source.js'
import { migrate } from './migrate.js'
import { inTransaction } from './transaction.js'

const OTHER_DATABASE = /^DATA_DIR: .*fichero\.sqlite-wal.* no es de la base de datos que está a su lado/

let database: TestDatabase
let file: string
/** The database file in a separate folder: the backup, or the files of the last killed server. */
let copyPath: string
let kills = 0
beforeEach(async () => {
  database = await freshDatabase('sqlite')
  file = database.target.engine === 'sqlite' ? database.target.file : ''
  await newFolder('backup')
})
afterEach(() => database.drop())

async function newFolder(name: string): Promise<void> {
  const folder = join(database.dataDir, name)
  await mkdir(folder)
  copyPath = join(folder, 'fichero.sqlite')
}

/** Opens the database as a server does. */
const open = async (path = file) => {
  const target = { engine: 'sqlite', file: path } as const
  const dataSource = createDataSource(target, ENTITIES)
  dataSource.claim()
  await openDatabase(dataSource, target)
  await migrate(dataSource)
  return dataSource
}
const write = (dataSource: DataSource, times = 1) =>
  inTransaction(dataSource, async (manager) => {
    for (let number = 0; number < times; number++)
      await audit(manager, { actor: null, accion: 'demo:load', entidad: 'prueba', entidad_id: number })
  })
const count = (dataSource: DataSource) => dataSource.manager.count(AuditEntry)

/** Copies the files of a running server, as if it were killed now. */
async function kill(): Promise<void> {
  await newFolder(`killed-${++kills}`)
  for (const part of ['', '-wal']) await copyFile(`${file}${part}`, `${copyPath}${part}`)
}
/** Copies only the log, beside the backup. */
const killBesideBackup = () => copyFile(`${file}-wal`, `${copyPath}-wal`)

it('closing the database leaves all data in the database file', async () => {
  const dataSource = await open()
  await write(dataSource, 50)
  await dataSource.destroy()
  expect((await stat(`${file}-wal`)).size).toBe(0)
  await copyFile(file, copyPath)
  const reopened = await open(copyPath)
  expect(await count(reopened)).toBe(50)
  await reopened.destroy()
})

it('closing the database warns that a copy needs the log too if another program still reads the file', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue()
  const dataSource = await open()
  await write(dataSource)
  const program = new libsql(file)
  program.exec('BEGIN')
  program.prepare('SELECT COUNT(*) FROM auditoria').all()
  await write(dataSource)
  await dataSource.destroy()
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/fichero\.sqlite also needs the file that ends with -wal/))
  program.exec('ROLLBACK')
  program.close()
  warn.mockRestore()
})

it('the start accepts the log of a killed server, however much of the log a checkpoint had moved to the file', async () => {
  const dataSource = await open()
  for (let checkpoints = 0; checkpoints < 3; checkpoints++) {
    for (let writes = 0; writes < 3; writes++) await write(dataSource)
    await kill()
    const killed = await open(copyPath)
    expect(await count(killed)).toBe(await count(dataSource))
    await killed.destroy()
    // The checkpoint copies the log to the file; the next write restarts the log.
    await dataSource.query('PRAGMA wal_checkpoint(PASSIVE)')
    await kill()
    const again = await open(copyPath)
    expect(await count(again)).toBe(await count(dataSource))
    await again.destroy()
  }
  await dataSource.destroy()
})

it('the start accepts a log that two programs have written', async () => {
  const dataSource = await open()
  const another = await connect({ engine: 'sqlite', file }, ENTITIES)
  for (const one of [dataSource, another, another, another]) await write(one)
  await dataSource.query('PRAGMA wal_checkpoint(PASSIVE)')
  await write(dataSource)
  await kill()
  const killed = await open(copyPath)
  expect(await count(killed)).toBe(5)
  for (const one of [killed, another, dataSource]) await one.destroy()
})

it('the start accepts the log of a killed first start, and of a version that did not mark its transactions', async () => {
  const dataSource = await open()
  await kill()
  const first = await open(copyPath)
  expect(await count(first)).toBe(0)
  await first.destroy()
  await dataSource.query(
    `INSERT INTO auditoria (fecha, accion, entidad, entidad_id) VALUES ('2026-01-01', 'x', 'y', 'z')`,
  )
  await kill()
  const former = await open(copyPath)
  expect(await count(former)).toBe(1)
  await former.destroy()
  await dataSource.destroy()
})

describe('the start rejects a log', () => {
  async function expectRejection() {
    await expect(open(copyPath)).rejects.toThrow(OTHER_DATABASE)
    // The log was not applied: the file is still the backup.
    await rm(`${copyPath}-wal`)
    const restored = await open(copyPath)
    expect(await restored.query('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
    expect(await count(restored)).toBe(1)
    await restored.destroy()
  }

  it('from before a backup was restored', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.destroy()
    await copyFile(file, copyPath)
    const later = await open()
    await write(later, 500)
    await later.query('PRAGMA wal_checkpoint(TRUNCATE)')
    await write(later)
    await killBesideBackup()
    await expectRejection()
    await later.destroy()
  })

  it('of another database', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.destroy()
    await copyFile(file, copyPath)
    await rm(file)
    const other = await open()
    await write(other)
    await killBesideBackup()
    await expectRejection()
    await other.destroy()
  })

  it('beside a copy made by VACUUM', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.query(`VACUUM INTO '${copyPath}'`)
    await killBesideBackup()
    await expectRejection()
    await dataSource.destroy()
  })

  it('without transaction marks, beside a database that has them', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.destroy()
    await copyFile(file, copyPath)
    const program = new libsql(file)
    program.exec(`UPDATE auditoria SET accion = 'x'`)
    await killBesideBackup()
    await expectRejection()
    program.close()
  })
})

import { copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Logger } from '@nestjs/common'
import libsql from 'libsql'
import type { DataSource } from 'typeorm'
import { ENTITIES } from '../app.entities.js'
import { audit } from '../audit/audit.js'
import { AuditEntry } from '../audit/audit-entry.entity.js'
import { freshDatabase, type TestDatabase } from '../testing/database.js'
import { connect, open as openDatabase } from './connect.js'
import { createDataSource } from './data-source.js'
import { migrate } from './migrate.js'
import { inTransaction } from './transaction.js'

const FOREIGN = /^DATA_DIR: .*fichero\.sqlite-wal.* no es de la base de datos que está a su lado/

let database: TestDatabase
let file: string
/** Where the backup is, or the files of the server that was killed last: a folder of its own, as each server has. */
let place: string
let kills = 0
beforeEach(async () => {
  database = await freshDatabase('sqlite')
  file = database.target.engine === 'sqlite' ? database.target.file : ''
  await newPlace('backup')
})
afterEach(() => database.drop())

async function newPlace(name: string): Promise<void> {
  const folder = join(database.dataDir, name)
  await mkdir(folder)
  place = join(folder, 'fichero.sqlite')
}

/** As a server does. */
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
  await newPlace(`killed-${++kills}`)
  for (const part of ['', '-wal']) await copyFile(`${file}${part}`, `${place}${part}`)
}
/** The same beside a backup. */
const killBesideBackup = () => copyFile(`${file}-wal`, `${place}-wal`)

it('leaves everything in the one file when it is closed', async () => {
  const dataSource = await open()
  await write(dataSource, 50)
  await dataSource.destroy()
  expect((await stat(`${file}-wal`)).size).toBe(0)
  await copyFile(file, place)
  const copy = await open(place)
  expect(await count(copy)).toBe(50)
  await copy.destroy()
})

it('says that a copy needs the log as well where somebody else still reads it', async () => {
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

it('takes what a killed server has left, whatever of it was in the file', async () => {
  const dataSource = await open()
  for (let checkpoints = 0; checkpoints < 3; checkpoints++) {
    for (let writes = 0; writes < 3; writes++) await write(dataSource)
    await kill()
    const killed = await open(place)
    expect(await count(killed)).toBe(await count(dataSource))
    await killed.destroy()
    // What is in the log now is in the file too; the next write begins the log anew.
    await dataSource.query('PRAGMA wal_checkpoint(PASSIVE)')
    await kill()
    const again = await open(place)
    expect(await count(again)).toBe(await count(dataSource))
    await again.destroy()
  }
  await dataSource.destroy()
})

it('takes a log that two programs have written, one of which counts the other one’s writes as well', async () => {
  const dataSource = await open()
  const another = await connect({ engine: 'sqlite', file }, ENTITIES)
  for (const one of [dataSource, another, another, another]) await write(one)
  await dataSource.query('PRAGMA wal_checkpoint(PASSIVE)')
  await write(dataSource)
  await kill()
  const killed = await open(place)
  expect(await count(killed)).toBe(5)
  for (const one of [killed, another, dataSource]) await one.destroy()
})

it('takes the log of a first start that was killed, and of a version that did not mark its transactions', async () => {
  const dataSource = await open()
  await kill()
  const first = await open(place)
  expect(await count(first)).toBe(0)
  await first.destroy()
  await dataSource.query(
    `INSERT INTO auditoria (fecha, accion, entidad, entidad_id) VALUES ('2026-01-01', 'x', 'y', 'z')`,
  )
  await kill()
  const former = await open(place)
  expect(await count(former)).toBe(1)
  await former.destroy()
  await dataSource.destroy()
})

describe('refuses a log', () => {
  async function expectRefusal() {
    await expect(open(place)).rejects.toThrow(FOREIGN)
    // Nothing was applied: without the log it is the backup.
    await rm(`${place}-wal`)
    const restored = await open(place)
    expect(await restored.query('PRAGMA integrity_check')).toMatchObject([{ integrity_check: 'ok' }])
    expect(await count(restored)).toBe(1)
    await restored.destroy()
  }

  it('of what was there before a backup was put back', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.destroy()
    await copyFile(file, place)
    const later = await open()
    await write(later, 500)
    await later.query('PRAGMA wal_checkpoint(TRUNCATE)')
    await write(later)
    await killBesideBackup()
    await expectRefusal()
    await later.destroy()
  })

  it('of another database', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.destroy()
    await copyFile(file, place)
    await rm(file)
    const other = await open()
    await write(other)
    await killBesideBackup()
    await expectRefusal()
    await other.destroy()
  })

  it('beside a copy that SQLite wrote anew', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.query(`VACUUM INTO '${place}'`)
    await killBesideBackup()
    await expectRefusal()
    await dataSource.destroy()
  })

  it('of which nothing is known, beside a database that has been marked', async () => {
    const dataSource = await open()
    await write(dataSource)
    await dataSource.destroy()
    await copyFile(file, place)
    const program = new libsql(file)
    program.exec(`UPDATE auditoria SET accion = 'x'`)
    await killBesideBackup()
    await expectRefusal()
    program.close()
  })
})

import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_NAMED_BACKUPS } from '@fichero/contract/removals.schema'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { Backup } from './backup.entity.js'
import { holdingBackups } from './holding-backups.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

const day = (number: number) => new Date(Date.UTC(2026, 0, number, 7))

it('holdingBackups lists the newest backups and a replaced file, and counts the other backups', async () => {
  const { dataSource, dataDir } = database
  const columns = { tamano_kb: 1, huella: 'a', cifrada: true, filas: 1, archivo: null, hasta: null, borrada: null }
  const days = Array.from({ length: MAX_NAMED_BACKUPS + 5 }, (_, at) => ({ ...columns, fecha: day(at + 1) }))
  await dataSource.manager.insert(Backup, days)
  const file = join(dataDir, 'restored.sqlite')
  const backupsOf = (engine: 'sqlite' | 'mysql', since?: Date) =>
    holdingBackups(dataSource, engine === 'sqlite' ? { engine, file } : { engine, url: '' }, { since, until: day(64) })

  const { copias, copias_mas } = await backupsOf('sqlite')
  expect([copias.length, copias_mas, copias[0]?.fecha]).toEqual([MAX_NAMED_BACKUPS, 4, day(64).toISOString()])
  expect((await backupsOf('sqlite', day(63))).copias.map(({ fecha }) => fecha)).toEqual(
    [day(64), day(63)].map((moment) => moment.toISOString()),
  )
  const formerFile = `${file}.before-restore`
  await writeFile(formerFile, '')
  await utimes(formerFile, day(3), day(3))
  expect((await backupsOf('sqlite')).copias[0]).toEqual({
    fecha: day(3).toISOString(),
    archivo: formerFile,
    hasta: null,
  })
  expect((await backupsOf('mysql')).copias.map(({ archivo }) => archivo)).not.toContain(formerFile)
})

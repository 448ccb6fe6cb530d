import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { Backup } from './backup.entity.js'
import { reconcileBackups } from './reconcile-backups.js'

let database: ConnectedDatabase
let folder: string
beforeAll(async () => {
  database = await connectedDatabase()
  folder = await mkdtemp(join(tmpdir(), 'fichero-reconciled-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const UNTIL = new Date('2027-01-05T07:00:00.000Z')
const ROTATED = 'fichero-2026-01-01T070000Z.backup'

it('reconcileBackups records which files are gone or replaced, and when rotation deletes the other files', async () => {
  const { dataSource } = database
  for (const name of [ROTATED, 'fichero.backup']) await writeFile(join(folder, name), '')
  const at = (name: string) => join(folder, name)
  const rows: [archivo: string | null, isGone: boolean, hasta: Date | null][] = [
    [at(ROTATED), false, UNTIL],
    [at('fichero.backup'), true, null],
    [at('deleted.backup'), true, null],
    [join(folder, 'other', 'elsewhere.backup'), false, null],
    [null, false, null],
    [at('fichero.backup'), false, null],
  ]
  const columns = { tamano_kb: 1, huella: 'a', cifrada: true, filas: 1, hasta: null, borrada: null }
  for (const [day, [archivo]] of rows.entries())
    await dataSource.manager.insert(Backup, { ...columns, archivo, fecha: new Date(Date.UTC(2026, 0, day + 1)) })

  await reconcileBackups(dataSource, folder, (file) => (file === at(ROTATED) ? UNTIL : null))
  const read = async () => {
    const found = await dataSource.getRepository(Backup).find({ order: { fecha: 'ASC' } })
    return found.map(({ archivo, borrada, hasta }) => [archivo, borrada !== null, hasta])
  }
  expect(await read()).toEqual(rows)
  // With an unknown rotation, the recorded dates remain.
  await reconcileBackups(dataSource, folder, () => undefined)
  expect(await read()).toEqual(rows)
})

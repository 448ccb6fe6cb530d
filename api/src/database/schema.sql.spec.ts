import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { driftOf } from '../../testing/drift.js'
import { Release } from '../areas/remotes/release.entity.js'
import { ENTITIES } from '../operations/app.entities.js'
import { withAdvisoryLock } from './advisory-lock.js'
import { connect } from './connect.js'
import { PREPARING } from './limits.js'
import { migrate } from './migrate.js'
import type { WritableDataSource } from './writable-data-source.js'

let database: ConnectedDatabase
let dataSource: WritableDataSource

beforeAll(async () => {
  database = await connectedDatabase({ migrated: false })
  dataSource = database.dataSource
})
afterAll(() => database.drop())

const drift = () => driftOf(dataSource)

it('driftOf finds drift in a database without a schema', async () => {
  expect((await drift()).length).toBeGreaterThanOrEqual(ENTITIES.length)
})

it('migrate creates exactly the schema of the entities, even if two processes migrate at once', async () => {
  const another = database.target.engine === 'mysql' ? await connect(database.target, ENTITIES, PREPARING) : dataSource
  const processes = another === dataSource ? [dataSource] : [dataSource, another]
  await Promise.all(processes.map((process) => withAdvisoryLock(process, () => migrate(process))))
  if (another !== dataSource) await another.destroy()
  expect(await drift()).toEqual([])
})

it('migrate changes nothing in a migrated database', async () => {
  await withAdvisoryLock(dataSource, () => migrate(dataSource))
  expect(await drift()).toEqual([])
})

it('the schema stores instants to the millisecond, JSON over 64 KB, and all alphabets', async () => {
  const repository = dataSource.getRepository(Release)
  const fecha = new Date('2026-11-21T04:05:06.789Z')
  const descriptor = { links: [], parts: [], text: 'ñ😀'.repeat(40_000) }
  const key = { remoto: 'prueba', hash: '0123456789abcdef' }
  await repository.insert({ ...key, descriptor: descriptor as never, origen: 'incluida', fecha })
  expect(await repository.findOneByOrFail(key)).toMatchObject({ fecha, descriptor })
})

it('all migrations can be undone', async () => {
  while ((await dataSource.query('SELECT COUNT(*) AS n FROM migracion'))[0].n > 0) await dataSource.undoLastMigration()
  expect((await drift()).length).toBeGreaterThanOrEqual(ENTITIES.length)
})

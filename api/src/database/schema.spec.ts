import { ENTITIES } from '../app.entities.js'
import { Release } from '../remotes/release.entity.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { driftOf } from '../testing/drift.js'
import { connect } from './connect.js'
import { exclusively } from './exclusive.js'
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

it('finds drift in a database without a schema', async () => {
  expect((await drift()).length).toBeGreaterThanOrEqual(ENTITIES.length)
})

it("migrations create exactly the entities' schema, also from two processes at once", async () => {
  const another = database.target.engine === 'mysql' ? await connect(database.target, ENTITIES, PREPARING) : dataSource
  const processes = another === dataSource ? [dataSource] : [dataSource, another]
  await Promise.all(processes.map((process) => exclusively(process, () => migrate(process))))
  if (another !== dataSource) await another.destroy()
  expect(await drift()).toEqual([])
})

it('migrating again changes nothing', async () => {
  await exclusively(dataSource, () => migrate(dataSource))
  expect(await drift()).toEqual([])
})

it('stores instants to the millisecond, JSON over 64 KB, and all alphabets', async () => {
  const repository = dataSource.getRepository(Release)
  const fecha = new Date('2026-11-21T04:05:06.789Z')
  const descriptor = { text: 'ñ😀'.repeat(40_000) }
  const key = { remoto: 'prueba', hash: '0123456789abcdef' }
  await repository.insert({ ...key, descriptor: descriptor as never, origen: 'incluida', fecha })
  expect(await repository.findOneByOrFail(key)).toMatchObject({ fecha, descriptor })
})

it('migrations can be undone', async () => {
  while ((await dataSource.query('SELECT COUNT(*) AS n FROM migracion'))[0].n > 0) await dataSource.undoLastMigration()
  expect((await drift()).length).toBeGreaterThanOrEqual(ENTITIES.length)
})

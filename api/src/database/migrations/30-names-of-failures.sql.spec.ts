import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { migrate } from '../migrate.js'
import { NamesOfFailures1800000000030 } from './30-names-of-failures.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

it('the migration removes the messages of failures and keeps the failures', async () => {
  const { dataSource } = database
  const { name } = new NamesOfFailures1800000000030()
  const applied = async () => Number((await dataSource.query('SELECT COUNT(*) AS total FROM migracion'))[0].total)
  while (dataSource.migrations.findIndex((one) => one.name === name) < (await applied()))
    await dataSource.undoLastMigration()
  const cause = {
    remoto: 'demo',
    hash: '0123456789abcdef',
    huella: '1',
    motivo: 'render',
    mensaje: 'Error: La ficha … no tiene programa',
    donde: '[]',
    paginas: '[]',
    roles: '[]',
    navegadores: '[]',
    numero: 3,
    primera: '2026-11-01 00:00:00.000',
    ultima: '2026-11-02 00:00:00.000',
  }
  await dataSource.query(
    `INSERT INTO causa_fallo (${Object.keys(cause)}) VALUES (${Object.keys(cause).map(() => '?')})`,
    Object.values(cause),
  )
  await migrate(dataSource)
  expect(await dataSource.query('SELECT mensaje, error, numero FROM causa_fallo')).toEqual([
    { mensaje: '', error: null, numero: 3 },
  ])
})

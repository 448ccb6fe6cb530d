import { buildApprentice } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { TytSteps1800000000033 } from './33-tyt-steps.js'

let database: ConnectedDatabase
beforeEach(async () => {
  database = await connectedDatabase()
})
afterEach(() => database.drop())

it('the migration adds columns without values, and can be interrupted, reverted and repeated', async () => {
  const { dataSource } = database
  await buildApprentice(dataSource)
  const runner = dataSource.createQueryRunner()
  const migration = new TytSteps1800000000033()
  await migration.down(runner)
  await migration.down(runner)
  expect(await runner.hasColumn('matricula', 'tyt_inscrito')).toBe(false)
  await runner.query('ALTER TABLE matricula ADD COLUMN tyt_inscrito date')
  await migration.up(runner)
  await migration.up(runner)
  await runner.release()
  expect(await dataSource.query('SELECT tyt_inscrito, tyt_presentado, tyt_certificado FROM matricula')).toEqual([
    { tyt_inscrito: null, tyt_presentado: null, tyt_certificado: null },
  ])
  expect(await dataSource.query('SELECT personas, inscrito, presentado, certificado FROM ficha_avance')).toEqual([
    { personas: 1, inscrito: 0, presentado: 0, certificado: 0 },
  ])
})

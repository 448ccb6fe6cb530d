import { buildFicha, buildReport, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { migrate } from '../migrate.js'
import { LoadsWithoutChanges1800000000021 } from './21-loads-without-changes.js'

const { name } = new LoadsWithoutChanges1800000000021()

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

const NONE = { nuevos: 0, cambiados: 0, sin_cambio: 40 }
const ONE = { nuevos: 1, cambiados: 0, sin_cambio: 0 }
const OTHER = { nuevos: 0, cambiados: 2, sin_cambio: 0 }

/** Summaries of imports in the format of each release, and whether the import changed nothing. */
const SUMMARIES: [object, boolean][] = [
  [{ registros: NONE, aprendices: NONE }, true],
  [{ registros: ONE, aprendices: NONE }, false],
  [{ registros: OTHER, aprendices: NONE }, false],
  [{ registros: NONE, aprendices: ONE }, false],
  [{ registros: NONE, aprendices: OTHER }, false],
  [{ registros: NONE, aprendices: null }, true],
  [{ registros: ONE, aprendices: null }, false],
  [{ registros: NONE }, true],
]
/** Number of times that the summaries are inserted: one statement cannot update all rows. */
const ROUNDS = 30

it('the migration marks the imports that changed nothing, and continues an interrupted start', async () => {
  const { dataSource } = database
  const { nro_ficha } = await buildFicha(dataSource)
  const { id: id_usuario } = await buildUser(dataSource)
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, [resumen]] of SUMMARIES.entries())
      await buildReport(dataSource, { nro_ficha, id_usuario, orden: round * SUMMARIES.length + at + 1, resumen })
  const applied = async () => Number((await dataSource.query('SELECT COUNT(*) AS total FROM migracion'))[0].total)
  while (dataSource.migrations.findIndex((one) => one.name === name) < (await applied()))
    await dataSource.undoLastMigration()
  const stored = async () => {
    const rows: { sin_cambios: number }[] = await dataSource.query('SELECT sin_cambios FROM importacion ORDER BY orden')
    return rows.map(({ sin_cambios }) => sin_cambios)
  }
  const expected = Array.from({ length: ROUNDS }, () => SUMMARIES.map(([, isUnchanged]) => Number(isUnchanged))).flat()

  await interrupt()
  expect((await stored()).filter((one) => one !== null)).toHaveLength(200)
  await migrate(dataSource)
  expect(await stored()).toEqual(expected)

  // Fills only the rows that are null.
  await dataSource.query('UPDATE importacion SET sin_cambios = NULL WHERE orden > 8')
  await dataSource.query('UPDATE importacion SET sin_cambios = 0 WHERE orden = 1')
  await dataSource.query('DELETE FROM migracion WHERE name = ?', [name])
  await migrate(dataSource)
  expect(await stored()).toEqual([0, ...expected.slice(1)])
})

/** Ends the migration as if the process had died before the second batch. */
async function interrupt(): Promise<void> {
  const runner = database.dataSource.createQueryRunner()
  const query = runner.query.bind(runner)
  let updates = 0
  const dies = jest.spyOn(runner, 'query').mockImplementation(async (sql, values) => {
    if (/UPDATE/.test(sql) && ++updates > 1) throw new Error('interrupted')
    return query(sql, values)
  })
  await expect(new LoadsWithoutChanges1800000000021().up(runner)).rejects.toThrow('interrupted')
  dies.mockRestore()
  await runner.release()
}

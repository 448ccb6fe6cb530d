import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { migrate } from '../migrate.js'
import { Releases1800000000008 } from './8-releases.js'

const { name } = new Releases1800000000008()

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

it("the migration turns each remote's descriptor into a release, and continues an interrupted start", async () => {
  const { dataSource } = database
  while (dataSource.migrations.findIndex((one) => one.name === name) < (await count('migracion')))
    await dataSource.undoLastMigration()
  const insert = 'INSERT INTO remoto (nombre, hash, descriptor, fecha) VALUES (?, ?, ?, ?)'
  for (const remote of ['fichas', 'programs'])
    await dataSource.query(insert, [remote, '0123456789abcdef', `{"name":"${remote}"}`, '2026-03-01 12:00:00.000'])
  await migrate(dataSource)
  const releases = await dataSource.query('SELECT remoto, hash, origen, fecha FROM lanzamiento ORDER BY remoto')
  const remotes = await dataSource.query('SELECT nombre, activa, anterior, version FROM remoto ORDER BY nombre')
  expect(releases).toMatchObject([
    { remoto: 'fichas', hash: '0123456789abcdef', origen: 'incluida' },
    { remoto: 'programs', hash: '0123456789abcdef', origen: 'incluida' },
  ])
  expect(remotes).toMatchObject([
    { nombre: 'fichas', activa: '0123456789abcdef', anterior: null, version: 1 },
    { nombre: 'programs', activa: '0123456789abcdef', anterior: null, version: 1 },
  ])
  // Interrupted after the former table was dropped, and before the migration was recorded.
  for (const interrupted of ['ALTER TABLE remoto RENAME TO remoto_en_uso', undefined]) {
    if (interrupted) await dataSource.query(interrupted)
    await dataSource.query('DELETE FROM migracion WHERE name = ?', [name])
    await migrate(dataSource)
    expect(await dataSource.query('SELECT nombre, activa, anterior, version FROM remoto ORDER BY nombre')).toEqual(
      remotes,
    )
    expect(await count('lanzamiento')).toBe(2)
  }
})

async function count(table: string): Promise<number> {
  const [row] = await database.dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`)
  return Number(row.total)
}

import { buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { migrate } from '../migrate.js'
import { MakerOfTokens1800000000011 } from './11-maker-of-tokens.js'

const { name } = new MakerOfTokens1800000000011()

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

it('the migration gives each token the session version of its creator, even after an interruption', async () => {
  const { dataSource } = database
  const makers = [await buildUser(dataSource, { version_token: 3 }), await buildUser(dataSource, { version_token: 0 })]
  const applied = async () => Number((await dataSource.query('SELECT COUNT(*) AS total FROM migracion'))[0].total)
  while (dataSource.migrations.findIndex((one) => one.name === name) < (await applied()))
    await dataSource.undoLastMigration()
  const now = '2026-03-01 12:00:00.000'
  for (const { id } of makers)
    await dataSource.query(
      'INSERT INTO clave_despliegue (nombre, remoto, hash, activa, id_usuario, creada, vence) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ['CI', 'demo', String(id).repeat(32), 1, id, now, now],
    )
  const versions = async () => {
    const rows = await dataSource.query('SELECT version_token FROM clave_despliegue ORDER BY id_usuario')
    return rows.map((row: { version_token: number | null }) => row.version_token)
  }
  await migrate(dataSource)
  expect(await versions()).toEqual([3, 0])
  // Interrupted before the tokens were filled, and before the migration was recorded.
  for (const interrupted of ['UPDATE clave_despliegue SET version_token = NULL', undefined]) {
    if (interrupted) await dataSource.query(interrupted)
    await dataSource.query('DELETE FROM migracion WHERE name = ?', [name])
    await migrate(dataSource)
    expect(await versions()).toEqual([3, 0])
  }
})

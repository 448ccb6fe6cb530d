import { buildAdmin, buildUser } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { inDays } from '../../../testing/days.js'
import type { User } from '../../areas/users/user.entity.js'
import { migrate } from '../migrate.js'
import { inTransaction } from '../transaction.js'
import { ContractAccess1800000000025 } from './25-contract-access.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

const migration = new ContractAccess1800000000025()
const dates = (start: number | null, end: number | null): Partial<User> => ({
  fecha_inicio_contrato: start === null ? null : inDays(start),
  fecha_fin_contrato: end === null ? null : inDays(end),
})

it('the migration gives two weeks of access only to enabled users without a current contract, even if interrupted', async () => {
  const { dataSource } = database
  const withGrace = [dates(-300, -1), dates(null, -200), dates(1, 300), dates(5, null)]
  const others: Partial<User>[] = [
    dates(-300, 0),
    dates(0, 300),
    dates(null, null),
    { ...dates(-300, -1), estado: 'deshabilitado' },
    { ...dates(-300, -1), estado: 'pendiente' },
  ]
  const ids = new Map<number, string | null>()
  for (const user of withGrace) ids.set((await buildUser(dataSource, user)).id, inDays(14))
  for (const user of others) ids.set((await buildUser(dataSource, user)).id, null)
  ids.set((await buildAdmin(dataSource, dates(-300, -1))).id, null)
  const read = async () => {
    const rows: { id: number; acceso_hasta: string | null }[] = await dataSource.query(
      'SELECT id, acceso_hasta FROM usuario ORDER BY id',
    )
    return new Map(rows.map(({ id, acceso_hasta }) => [id, acceso_hasta]))
  }
  const runner = dataSource.createQueryRunner()
  for (const statement of ['UPDATE', 'SELECT id', 'nothing']) {
    await migration.down(runner)
    const query = runner.query.bind(runner)
    const spy = jest.spyOn(runner, 'query').mockImplementation((sql, ...more) => {
      if (sql.startsWith(statement)) throw new Error('interrupted')
      return query(sql, ...more)
    })
    if (statement !== 'nothing') await expect(migration.up(runner)).rejects.toThrow('interrupted')
    spy.mockRestore()
    await inTransaction(dataSource, (manager) =>
      manager.query('DELETE FROM migracion WHERE name = ?', [migration.name]),
    )
    await migrate(dataSource)
    expect(await read()).toEqual(ids)
  }
  await runner.release()
})

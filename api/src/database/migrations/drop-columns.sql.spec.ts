import { TableIndex } from 'typeorm'
import { buildFicha } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { Ficha } from '../../areas/fichas/ficha.entity.js'
import { User } from '../../areas/users/user.entity.js'
import { addColumns } from './add-columns.js'
import { index } from './columns.js'
import { dropColumns } from './drop-columns.js'

let database: ConnectedDatabase
beforeAll(async () => {
  database = await connectedDatabase()
})
afterAll(() => database.drop())

const INDEX = 'ix_usuario_sobrenombre'

/** Adds two columns to a table that other tables reference. Returns a query runner, which the caller releases. */
async function withTwoMoreColumns() {
  const runner = database.dataSource.createQueryRunner()
  await addColumns(runner, 'usuario', ['sobrenombre varchar(40)', 'saludo varchar(40)'])
  await runner.createIndex('usuario', new TableIndex(index(INDEX, 'sobrenombre', 'estado')))
  return runner
}
const rows = async () => {
  const { manager } = database.dataSource
  return { users: await manager.find(User), fichas: await manager.find(Ficha) }
}

it('dropColumns drops columns with their indexes, and no rows, even if other tables refer to the table', async () => {
  await buildFicha(database.dataSource)
  const before = await rows()
  const runner = await withTwoMoreColumns()
  await dropColumns(runner, 'usuario', ['sobrenombre', 'saludo'])
  const table = await runner.getTable('usuario')
  await runner.release()
  expect(table?.columns.map(({ name }) => name)).not.toContain('sobrenombre')
  expect(table?.columns.map(({ name }) => name)).not.toContain('saludo')
  expect(table?.indices.map(({ name }) => name)).not.toContain(INDEX)
  expect(await rows()).toEqual(before)
})

it('dropColumns continues a drop that was interrupted', async () => {
  const runner = await withTwoMoreColumns()
  await dropColumns(runner, 'usuario', ['sobrenombre'])
  await dropColumns(runner, 'usuario', ['sobrenombre', 'saludo'])
  expect(await runner.hasColumn('usuario', 'saludo')).toBe(false)
  await runner.release()
})

it('dropColumns fails for a column that a foreign key needs', async () => {
  const runner = database.dataSource.createQueryRunner()
  await expect(dropColumns(runner, 'ficha', ['id_jefe'])).rejects.toThrow()
  expect(await runner.hasColumn('ficha', 'id_jefe')).toBe(true)
  await runner.release()
})

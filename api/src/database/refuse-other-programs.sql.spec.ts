import type { DataSource } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.js'
import { migrate } from './migrate.js'

let database: ConnectedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
})
afterAll(() => database.drop())

/** Migrates a database in which these migrations are recorded too; returns the error message. */
async function errorMessage(...names: string[]): Promise<string> {
  for (const name of names)
    await dataSource.query('INSERT INTO migracion (timestamp, name) VALUES (?, ?)', [name.slice(-13), name])
  const reported: string[] = []
  const error = await migrate(dataSource, (line) => reported.push(line)).catch((refused) => refused)
  expect(reported).toEqual([])
  for (const name of names) await dataSource.query('DELETE FROM migracion WHERE name = ?', [name])
  await migrate(dataSource)
  return error?.message
}

it('migrate rejects the database of a later version, without suggesting another database', async () => {
  const message = await errorMessage('Later1800000000998', 'Latest1800000000999')
  expect(message).toMatch(
    /^DATA(_DIR|BASE_URL): este Fichero \(\d+\.\d+\.\d+\) es anterior a la base de datos: conoce las migraciones hasta «\w+» y ella ya tiene «Latest1800000000999»\. Inicie de nuevo la versión posterior; o, para seguir con esta, recupere la copia de seguridad hecha antes de actualizar\./,
  )
  expect(message).not.toMatch(/vacía|nueva|otra/)
})

it.each([[['ProgramRevision1700000000003']], [['ProgramRevision1700000000003', 'Latest1800000000999']]])(
  'migrate rejects a database of another program: %j',
  async (names) => {
    expect(await errorMessage(...names)).toMatch(
      /: la base de datos no es de este Fichero: .* Indique otra (carpeta|base de datos)\.$/,
    )
  },
)

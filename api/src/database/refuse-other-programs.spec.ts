import type { DataSource } from 'typeorm'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
import { migrate } from './migrate.js'

let database: ConnectedDatabase
let dataSource: DataSource

beforeAll(async () => {
  database = await connectedDatabase()
  dataSource = database.dataSource
})
afterAll(() => database.drop())

/** Tries to migrate a database where these were done as well; returns what the operator reads. */
async function refusal(...names: string[]): Promise<string> {
  for (const name of names)
    await dataSource.query('INSERT INTO migracion (timestamp, name) VALUES (?, ?)', [name.slice(-13), name])
  const said: string[] = []
  const error = await migrate(dataSource, (line) => said.push(line)).catch((refused) => refused)
  expect(said).toEqual([])
  for (const name of names) await dataSource.query('DELETE FROM migracion WHERE name = ?', [name])
  await migrate(dataSource)
  return error?.message
}

it('an older program says that it is, and never to begin anew', async () => {
  const message = await refusal('Later1800000000998', 'Latest1800000000999')
  expect(message).toMatch(
    /^DATA(_DIR|BASE_URL): este Fichero \(\d+\.\d+\.\d+\) es anterior a la base de datos: conoce las migraciones hasta «\w+» y ella ya tiene «Latest1800000000999»\. Inicie de nuevo la versión posterior; o, para seguir con esta, recupere la copia de seguridad hecha antes de actualizar\./,
  )
  expect(message).not.toMatch(/vacía|nueva|otra/)
})

it.each([[['ProgramRevision1700000000003']], [['ProgramRevision1700000000003', 'Latest1800000000999']]])(
  'a database of another program is refused: %j',
  async (names) => {
    expect(await refusal(...names)).toMatch(
      /: la base de datos no es de este Fichero: .* Indique otra (carpeta|base de datos)\.$/,
    )
  },
)

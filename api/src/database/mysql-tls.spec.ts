import { ENTITIES } from '../app.entities.js'
import { readConfig } from '../config/read-config.js'
import { freshDatabase, type TestDatabase } from '../testing/database.js'
import { connect } from './connect.js'

const isMysql = process.env.TEST_ENGINE === 'mysql'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const open = (parameters: string) => {
  const { target } = database
  if (target.engine !== 'mysql') throw new Error('This test needs MySQL')
  return connect(readConfig({ DATABASE_URL: `${target.url}${parameters}` }).database, ENTITIES)
}

const cipherOf = async (parameters: string) => {
  const dataSource = await open(parameters)
  const [row]: { Value: string }[] = await dataSource.query(`SHOW SESSION STATUS LIKE 'Ssl_cipher'`)
  await dataSource.destroy()
  return row?.Value
}

it('encrypts the connection where the URL asks for it', async () => {
  if (!isMysql) return
  expect(await cipherOf('')).toBe('')
  expect(await cipherOf('?ssl-mode=REQUIRED')).not.toBe('')
})

it('refuses a server whose certificate no known authority has signed', async () => {
  if (!isMysql) return
  await expect(open('?ssl-mode=VERIFY_CA')).rejects.toThrow(
    /^DATABASE_URL: no se pudo establecer la conexión cifrada con 127\.0\.0\.1:\d+ \(.*certificate.*\)\.$/,
  )
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { createConnection } from 'mysql2/promise'
import { addressOf, freshDatabase, type TestDatabase } from '../../testing/database.js'
import { readConfig } from '../config/read-config.js'
import { ENTITIES } from '../operations/app.entities.js'
import { connect } from './connect.js'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const url = () => addressOf(database.target)

const open = (parameters: string) => connect(readConfig({ DATABASE_URL: `${url()}${parameters}` }).database, ENTITIES)

const cipherOf = async (parameters: string) => {
  const dataSource = await open(parameters)
  const [row]: { Value: string }[] = await dataSource.query(`SHOW SESSION STATUS LIKE 'Ssl_cipher'`)
  await dataSource.destroy()
  return row?.Value
}

it('the connection is encrypted if the URL requests that', async () => {
  expect(await cipherOf('')).toBe('')
  expect(await cipherOf('?ssl-mode=REQUIRED')).not.toBe('')
})

it('the connection fails if no known authority has signed the certificate of the server', async () => {
  await expect(open('?ssl-mode=VERIFY_CA')).rejects.toThrow(
    /^DATABASE_URL: no se pudo establecer la conexión cifrada con 127\.0\.0\.1:\d+ \(.*certificate.*\)\.$/,
  )
})

/** Returns the certificate of the authority that signed the server's certificate. The server sends both. */
async function authorityOfServer(): Promise<string> {
  const connection = await createConnection({ uri: url(), ssl: { rejectUnauthorized: false } })
  // The driver's types do not declare its socket.
  const stream: unknown = Reflect.get(Reflect.get(connection, 'connection'), 'stream')
  if (!(stream instanceof TLSSocket)) throw new Error('The connection is not encrypted')
  const { raw } = stream.getPeerCertificate(true).issuerCertificate
  await connection.end()
  return `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`
}

it('a certificate signed by the authority in the URL is accepted; only VERIFY_IDENTITY checks its host name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fichero-tls-'))
  const file = join(folder, 'ca.pem')
  await writeFile(file, await authorityOfServer())
  expect(await cipherOf(`?ssl-mode=VERIFY_CA&ssl-ca=${encodeURIComponent(file)}`)).not.toBe('')
  // MySQL's self-generated certificate has no host name.
  await expect(open(`?ssl-mode=VERIFY_IDENTITY&ssl-ca=${encodeURIComponent(file)}`)).rejects.toThrow(
    /^DATABASE_URL: no se pudo establecer la conexión cifrada/,
  )
  await rm(folder, { recursive: true })
})

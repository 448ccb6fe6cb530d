import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ADMIN, beginChild, type ChildServer, startChild, untilPrinted } from '../../testing/child-server.js'
import { freshDatabase, type TestDatabase } from '../../testing/database.js'
import { uncoveredFiles } from '../../testing/uncovered-files.js'

let database: TestDatabase
let server: ChildServer | undefined

beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(async () => {
  await server?.kill()
  await database.drop()
})

/** The modes of everything in the data folder, with the paths. */
const modes = () =>
  readdirSync(database.dataDir, { recursive: true, encoding: 'utf8' }).map((path) => {
    const found = statSync(join(database.dataDir, path))
    return `${(found.mode & 0o777).toString(8)} ${found.isDirectory() ? 'folder' : 'file'} ${path}`
  })

async function post(path: string, token: string | undefined, body: object) {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-token': token }) }
  const answer = await fetch(`${server?.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { token?: string }
}

const PERSON = {
  nro_documento: '52000111',
  tipo_documento: 'CC',
  nombre: 'Rosa',
  apellido: 'Gil',
  correo_institucional: 'rosa@fichero.example',
  contrasena: 'la de Rosa',
  rol: 'user',
  tipo: 'planta',
  fecha_inicio_contrato: '2026-01-15',
  fecha_fin_contrato: '2026-12-15',
}

it('the server makes everything in the data folder private to its user, even files of an earlier version', async () => {
  server = await startChild(database.target, database.dataDir)
  await server.kill()
  mkdirSync(join(database.dataDir, 'outbox'))
  writeFileSync(join(database.dataDir, 'outbox', 'former.eml'), 'x')
  for (const path of readdirSync(database.dataDir, { recursive: true, encoding: 'utf8' })) {
    const full = join(database.dataDir, path)
    chmodSync(full, statSync(full).isDirectory() ? 0o755 : 0o644)
  }

  server = await beginChild(database.target, database.dataDir, { JWT_SECRET: '' })
  await untilPrinted(server, /está listo/)
  const { token } = await post('/auth/login', undefined, ADMIN)
  await post('/users/create', token, PERSON)
  await post(`/admin/access-link/${PERSON.nro_documento}`, token, {})
  const upload = request(`${server.url}/api/programs/archivo`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'x-token': token },
  })
  upload.on('error', () => undefined)
  upload.write('--b\r\ncontent-disposition: form-data; name="archivo_excel"; filename="a.csv"\r\n\r\nhalf')
  while (readdirSync(join(database.dataDir, 'uploads')).length === 0) await sleep(5)
  const mails = () => readdirSync(join(database.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
  while (mails().length < 2) await sleep(5)

  expect(modes().filter((line) => !/^(600 file|700 folder) /.test(line))).toEqual([])
  expect(readdirSync(database.dataDir)).toEqual(expect.arrayContaining(['exports', 'jwt-secret', 'outbox', 'uploads']))
  expect(uncoveredFiles(readdirSync(database.dataDir, { recursive: true, encoding: 'utf8' }))).toEqual([])
  upload.destroy()
})

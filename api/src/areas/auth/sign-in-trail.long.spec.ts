import { type Api, startApi } from '../../../testing/api.js'
import { buildUser } from '../../../testing/build.js'
import { BackgroundTasks } from '../../mail/background-tasks.js'
import { AuditEntry } from '../../records/audit/audit-entry.entity.js'
import { User } from '../users/user.entity.js'

let api: Api
let user: User

beforeEach(async () => {
  api = await startApi({ trustProxy: 1 })
  user = await buildUser(api.dataSource, { password: 'la correcta' })
})
afterEach(() => api.close())

const login = (nro_documento: string, contrasena: string, from = '203.0.113.9') =>
  api.call('POST', '/auth/login', { body: { nro_documento, contrasena }, headers: { 'x-forwarded-for': from } })

/** Returns all entries of the audit log, oldest first. */
async function trail(): Promise<AuditEntry[]> {
  await api.app.get(BackgroundTasks).finished()
  return api.dataSource.manager.find(AuditEntry, { order: { id: 'ASC' } })
}
/** Returns action and subject of each entry. */
const summary = async () =>
  (await trail()).map(({ accion, entidad, entidad_id }) => `${accion} ${entidad} ${entidad_id}`)

it('the audit log records who signed in, and from which address', async () => {
  await login(user.nro_documento, 'la correcta')
  await login(user.nro_documento, 'la correcta')
  expect(await trail()).toMatchObject([
    { accion: 'auth:login', id_usuario: user.id, despues: { direccion: '203.0.113.9', conocido: false } },
    { accion: 'auth:login', id_usuario: user.id, despues: { direccion: '203.0.113.9', conocido: true } },
  ])
})

it('the audit log records a failed sign-in and a lock-out once, however many attempts follow', async () => {
  for (let tries = 0; tries < 40; tries++) await login(user.nro_documento, 'mala')
  expect(await summary()).toEqual([`auth:login-failed usuario ${user.id}`, `auth:locked-out usuario ${user.id}`])
  const [first] = await trail()
  expect(first).toMatchObject({
    id_usuario: null,
    despues: { direccion: '203.0.113.9', conocido: false, motivo: 'invalid_credentials' },
  })
})

it('the audit log records a sign-in attempt of a disabled user with the right password', async () => {
  const disabled = await buildUser(api.dataSource, { password: 'la correcta', estado: 'deshabilitado' })
  await login(disabled.nro_documento, 'la correcta')
  expect(await trail()).toMatchObject([{ accion: 'auth:login-failed', despues: { motivo: 'account_disabled' } }])
})

it('the audit log has one entry for an address that tries invented accounts', async () => {
  for (let tries = 0; tries < 120; tries++) await login(String(93_000_000 + tries), 'mala')
  expect(await summary()).toEqual(['auth:locked-out direccion 203.0.113.9'])
})

it('the audit log has at most 300 failed sign-ins per quarter of an hour, and one entry about omitted entries', async () => {
  for (let host = 0; host < 4; host++)
    for (let tries = 0; tries < 101; tries++)
      await api.call('POST', '/auth/login', {
        body: { nro_documento: (await buildUser(api.dataSource)).nro_documento, contrasena: 'mala' },
        headers: { 'x-forwarded-for': `203.0.113.${host}` },
      })
  const actions = (await trail()).map(({ accion }) => accion)
  expect(actions).toHaveLength(301)
  expect(actions.at(-1)).toBe('audit:omitted')
})

it('the audit log records forbidden requests of a signed-in user, once for each route', async () => {
  const token = api.tokenOf(user)
  for (let tries = 0; tries < 3; tries++) await api.get('/admin/stats', token)
  await api.post(`/users/disabled/${user.id}`, undefined, token)
  expect(await trail()).toMatchObject([
    { accion: 'access:refused', entidad: 'ruta', entidad_id: 'GET /admin/stats', id_usuario: user.id },
    { accion: 'access:refused', entidad: 'ruta', entidad_id: 'POST /users/disabled/:id', id_usuario: user.id },
  ])
})

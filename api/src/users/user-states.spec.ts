import { type Api, startApi } from '../testing/api.js'
import { auditEntriesOf } from '../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../testing/build.js'
import { User } from './user.entity.js'

let api: Api
let admin: User
let token = ''

beforeEach(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  token = api.tokenOf(admin)
})
afterEach(() => api.close())

const disable = (id: number, as = token) => api.post(`/users/disabled/${id}`, undefined, as)
const enable = (id: number) => api.post(`/users/enabled/${id}`, {}, token)
const demote = ({ contrasena, ...user }: User, as: string) =>
  api.put(`/users/update/${user.nro_documento}`, { ...user, rol: 'user' }, as)

it('disables and enables with immediate effect, both idempotent', async () => {
  const user = await buildUser(api.dataSource)
  const session = api.tokenOf(user)
  for (const _ of 'xx') {
    const reply = await disable(user.id)
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ ok: true, user: { estado: 'deshabilitado', version: 2 } })
  }
  expect((await api.get('/users', session)).body).toMatchObject({ code: 'session_ended' })
  for (const _ of 'xx') {
    expect((await enable(user.id)).body).toMatchObject({
      ok: true,
      msg: 'Instructor reactivado exitosamente.',
      user: { estado: 'habilitado', version: 3 },
    })
  }
  expect((await api.get('/users', session)).body).toMatchObject({ code: 'session_ended' })
  expect(await auditEntriesOf(api.dataSource, 'usuario', user.id)).toMatchObject([
    { accion: 'users:disable', antes: { estado: 'habilitado' }, despues: { estado: 'deshabilitado' } },
    { accion: 'users:enable', antes: { estado: 'deshabilitado' }, despues: { estado: 'habilitado' } },
  ])
})

it('refuses to enable or disable access requests and unknown users', async () => {
  const waiting = await buildUser(api.dataSource, { estado: 'pendiente' })
  for (const reply of [await enable(waiting.id), await disable(waiting.id), await disable(999_999)])
    expect(reply.body).toMatchObject({ code: 'user_not_found' })
})

it('keeps the last enabled admin, also if others are disabled or pending', async () => {
  await buildAdmin(api.dataSource, { estado: 'deshabilitado' })
  await buildAdmin(api.dataSource, { estado: 'pendiente' })
  for (const reply of [await disable(admin.id), await demote(admin, token)]) {
    expect(reply.status).toBe(409)
    expect(reply.body).toMatchObject({ code: 'last_admin' })
  }
  expect((await api.get('/users/disabled', token)).status).toBe(200)
})

it('keeps one of two admins who disable each other at once', async () => {
  const other = await buildAdmin(api.dataSource)
  const otherToken = api.tokenOf(other)
  const replies = await Promise.all([
    disable(other.id, token),
    disable(admin.id, otherToken),
    demote(other, token),
    demote(admin, otherToken),
  ])
  expect(replies.map(({ status }) => status)).toContain(200)
  expect(replies.every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true)
  expect(await api.dataSource.manager.countBy(User, { rol: 'admin', estado: 'habilitado' })).toBe(1)
})

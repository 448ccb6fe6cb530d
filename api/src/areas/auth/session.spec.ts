import type { LoginAnswer, SessionAnswer } from '@fichero/contract/auth.schema'
import { PERMISSIONS } from '@fichero/contract/permissions'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { User } from '../users/user.entity.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const check = async (user: User) => (await api.get<SessionAnswer>('/auth/session', api.tokenOf(user))).body

it('GET /auth/session returns the signed-in user with the permissions of the role', async () => {
  const person = await buildUser(api.dataSource, { nombre: 'Ana' })
  expect(await check(person)).toMatchObject({ ok: true, user: { id: person.id, nombre: 'Ana' }, permisos: [] })
  expect(await check(await buildAdmin(api.dataSource))).toMatchObject({ permisos: PERMISSIONS })
})

it('GET /auth/session returns a changed role at once', async () => {
  const person = await buildUser(api.dataSource)
  await api.dataSource.manager.update(User, { id: person.id }, { rol: 'admin' })
  expect(await check(person)).toMatchObject({ user: { rol: 'admin' }, permisos: PERMISSIONS })
})

it('GET /auth/session returns the same answer as signing in, without the token', async () => {
  const { nro_documento } = await buildAdmin(api.dataSource, { password: 'una clave buena' })
  const body = { nro_documento, contrasena: 'una clave buena' }
  const { token, ...session } = (await api.post<LoginAnswer>('/auth/login', body)).body
  expect((await api.get<SessionAnswer>('/auth/session', token)).body).toEqual(session)
})

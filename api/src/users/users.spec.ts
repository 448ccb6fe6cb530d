import { type Api, startApi } from '../testing/api.js'
import { buildAdmin, buildUser } from '../testing/build.js'
import type { User } from './user.entity.js'

let api: Api
let admin: User
let reader: User
let [adminToken, token] = ['', '']

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource, { nombre: 'Óscar', apellido: 'Zárate' })
  reader = await buildUser(api.dataSource, { nombre: 'Íngrid', apellido: 'Álvarez', password: 'clave' })
  await buildUser(api.dataSource, { nombre: 'Eva', apellido: 'Bernal' })
  await buildUser(api.dataSource, { nombre: 'Ana', apellido: 'Álvarez' })
  await buildUser(api.dataSource, { apellido: 'Oculta', estado: 'deshabilitado' })
  await buildUser(api.dataSource, { apellido: 'Espera', estado: 'pendiente' })
  adminToken = api.tokenOf(admin)
  token = api.tokenOf(reader)
})
afterAll(() => api.close())

interface List {
  users: { nombre: string; apellido: string }[]
}

describe('GET /users', () => {
  it('lists enabled people by surname and name, as Spanish sorts them', async () => {
    const { status, body } = await api.get<List>('/users', token)
    expect(status).toBe(200)
    expect(body.users.map((user) => `${user.apellido} ${user.nombre}`)).toEqual([
      'Álvarez Ana',
      'Álvarez Íngrid',
      'Bernal Eva',
      'Zárate Óscar',
    ])
  })

  it('tells what the reader may do', async () => {
    expect((await api.get('/users', token)).body).toMatchObject({ can: { create: false, viewDisabled: false } })
    expect((await api.get('/users', adminToken)).body).toMatchObject({ can: { create: true, viewDisabled: true } })
  })

  it('leaks no secret', async () => {
    const text = JSON.stringify((await api.get('/users', adminToken)).body)
    for (const secret of ['contrasena', 'argon2', 'version_token', 'busqueda']) expect(text).not.toContain(secret)
  })
})

describe('GET /users/:id', () => {
  it('answers one person and what the reader may do with them', async () => {
    const { status, body } = await api.get(`/users/${reader.id}`, token)
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      user: expect.objectContaining({
        apellido: 'Álvarez',
        estado: 'habilitado',
        can: { edit: false, disable: false },
      }),
    })
    expect((await api.get(`/users/${reader.id}`, adminToken)).body).toMatchObject({
      user: { can: { edit: true, disable: true } },
    })
  })

  it('says when there is nobody', async () => {
    const reply = await api.get('/users/999999', token)
    expect(reply.status).toBe(404)
    expect(reply.body).toEqual({ ok: false, code: 'user_not_found', msg: 'No se encontró el usuario' })
  })

  it.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00'])('refuses the id %s', async (id) => {
    const reply = await api.get(`/users/${id}`, token)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code: 'validation', errors: { id: { code: 'invalid' } } })
  })
})

import type { DisabledUsersAnswer, UserAnswer } from '@fichero/contract/users.schema'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildFicha, buildProgram, buildReport, buildUser } from '../../../testing/build.js'
import { inDays } from '../../../testing/days.js'
import type { Ficha } from '../fichas/ficha.entity.js'
import type { User } from './user.entity.js'

let api: Api
let admin: User
let reader: User
let hidden: User
let waiting: User
let [adminToken, token] = ['', '']

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource, { nombre: 'Óscar', apellido: 'Zárate' })
  reader = await buildUser(api.dataSource, { nombre: 'Íngrid', apellido: 'Álvarez', password: 'clave' })
  await buildUser(api.dataSource, { nombre: 'Eva', apellido: 'Bernal' })
  await buildUser(api.dataSource, { nombre: 'Ana', apellido: 'Álvarez' })
  hidden = await buildUser(api.dataSource, { apellido: 'Oculta', estado: 'deshabilitado' })
  await buildUser(api.dataSource, { apellido: 'Ñame', estado: 'deshabilitado' })
  waiting = await buildUser(api.dataSource, { apellido: 'Espera', estado: 'pendiente' })
  adminToken = api.tokenOf(admin)
  token = api.tokenOf(reader)
})
afterAll(() => api.close())

interface List {
  users: { id: number; nombre: string; apellido: string; can: object }[]
}

const SECRETS = ['contrasena', 'argon2', 'version_token', 'busqueda']

describe('GET /users', () => {
  it('lists enabled users by surname and name in Spanish order', async () => {
    const { status, body } = await api.get<List>('/users', token)
    expect(status).toBe(200)
    expect(body.users.map((user) => `${user.apellido} ${user.nombre}`)).toEqual([
      'Álvarez Ana',
      'Álvarez Íngrid',
      'Bernal Eva',
      'Zárate Óscar',
    ])
  })

  it('returns the actions that the reader may perform', async () => {
    expect((await api.get('/users', token)).body).toMatchObject({ can: { create: false, viewDisabled: false } })
    expect((await api.get('/users', adminToken)).body).toMatchObject({ can: { create: true, viewDisabled: true } })
    const rowsOf = async (reading: string) =>
      new Map((await api.get<List>('/users', reading)).body.users.map(({ id, can }) => [id, can]))
    expect((await rowsOf(adminToken)).get(reader.id)).toEqual({ edit: true, disable: true })
    expect((await rowsOf(token)).get(reader.id)).toEqual({ edit: true, disable: false })
    expect((await rowsOf(token)).get(admin.id)).toEqual({ edit: false, disable: false })
  })

  it('has only the fields that the table of instructors shows, without contact data', async () => {
    const [first] = (await api.get<List>('/users', adminToken)).body.users
    const fields = ['id', 'nro_documento', 'tipo_documento', 'nombre', 'apellido', 'rol', 'tipo', 'estado', 'can']
    // Only administrators see contracts: `auth/contract-access.long.spec.ts` tests that.
    const contract = ['version', 'fecha_fin_contrato', 'limite_contrato']
    expect(Object.keys(first ?? {}).sort()).toEqual([...fields, ...contract].sort())
  })

  it('contains no secrets', async () => {
    const text = JSON.stringify((await api.get('/users', adminToken)).body)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
  })
})

describe('GET /users/disabled', () => {
  it('returns an array of disabled users, with the actions that the administrator may perform', async () => {
    const { status, body } = await api.get<DisabledUsersAnswer>('/users/disabled', adminToken)
    expect(status).toBe(200)
    expect(body.map((user) => user.apellido)).toEqual(['Ñame', 'Oculta'])
    expect(body[0]?.can).toEqual({ edit: true, assign: true, disable: false, enable: true, link: false })
    for (const secret of SECRETS) expect(JSON.stringify(body)).not.toContain(secret)
  })
})

describe('GET /users/:id', () => {
  it('returns a user, with the actions that the reader may perform', async () => {
    const { status, body } = await api.get(`/users/${admin.id}`, token)
    expect(status).toBe(200)
    expect(body).toEqual({
      ok: true,
      user: expect.objectContaining({
        apellido: 'Zárate',
        estado: 'habilitado',
        can: { edit: false, assign: false, disable: false, enable: false, link: false },
      }),
    })
    expect((await api.get(`/users/${reader.id}`, token)).body).toMatchObject({
      user: { can: { edit: true, assign: false, disable: false } },
    })
    expect((await api.get(`/users/${reader.id}`, adminToken)).body).toMatchObject({
      user: { can: { edit: true, assign: true, disable: true } },
    })
  })

  it('lists and counts the enabled fichas that the user heads', async () => {
    const headOf = (id: number) => api.get<UserAnswer>(`/users/${id}`, token)
    expect((await headOf(reader.id)).body.user).toMatchObject({ fichas_asignadas: 0, fichas: [] })
    const { id, nombre_programa } = await buildProgram(api.dataSource)
    const build = (id_jefe: number, nro_ficha: number, estado: Ficha['estado'] = 'habilitado') =>
      buildFicha(api.dataSource, { id_jefe, nro_ficha, estado, id_programa_formacion: id })
    await build(reader.id, 2_700_002)
    await build(reader.id, 2_700_001)
    await build(reader.id, 2_700_003, 'deshabilitado')
    await build(admin.id, 2_700_004)
    const headed = (...numbers: number[]) =>
      numbers.map((nro_ficha) => ({ nro_ficha, programa_formacion: nombre_programa, ultimo_reporte: null }))
    const two = { fichas_asignadas: 2, fichas: headed(2_700_001, 2_700_002) }
    expect((await headOf(reader.id)).body.user).toMatchObject(two)
    expect((await headOf(admin.id)).body.user.fichas).toEqual(headed(2_700_004))
    await buildReport(api.dataSource, { nro_ficha: 2_700_004, archivo: 'a.xls', fecha_reporte: '2026-05-04' })
    expect((await headOf(admin.id)).body.user.fichas).toMatchObject([
      { nro_ficha: 2_700_004, ultimo_reporte: { archivo: 'a.xls', fecha_reporte: '2026-05-04' } },
    ])
  })

  it('hides disabled and pending users without permission to see them', async () => {
    for (const { id } of [hidden, waiting]) {
      expect((await api.get(`/users/${id}`, token)).status).toBe(404)
      expect((await api.get(`/users/${id}`, adminToken)).status).toBe(200)
    }
  })

  it('reports an unknown user', async () => {
    const reply = await api.get('/users/999999', token)
    expect(reply.status).toBe(404)
    expect(reply.body).toMatchObject({ ok: false, code: 'user_not_found', msg: 'No se encontró el usuario' })
  })

  it.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '%00'])('rejects the id %s', async (id) => {
    const reply = await api.get(`/users/${id}`, token)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ code: 'validation', errors: { id: { code: 'invalid' } } })
  })
})

it('contract dates are shown only to the user and to people who may edit the user', async () => {
  const dates = { fecha_inicio_contrato: '2026-01-15', fecha_fin_contrato: '2099-12-15' }
  const person = await buildUser(api.dataSource, { tipo: 'contratista', ...dates })
  const read = async (as: string) => (await api.get<UserAnswer>(`/users/${person.id}`, as)).body.user
  expect(await read(adminToken)).toMatchObject(dates)
  const ending = await buildUser(api.dataSource, { tipo: 'contratista', ...dates, fecha_fin_contrato: inDays(9) })
  const daysOf = async (as: string) => (await api.get<UserAnswer>(`/users/${ending.id}`, as)).body.user.dias_contrato
  expect([await daysOf(adminToken), await daysOf(api.tokenOf(ending)), await daysOf(token)]).toEqual([9, 9, null])
  expect(await read(api.tokenOf(person))).toMatchObject(dates)
  const seen = await read(token)
  expect(seen).toMatchObject({ fecha_inicio_contrato: null, fecha_fin_contrato: null })
  expect(seen.correo_institucional).toBe(person.correo_institucional)
})

import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { User } from './user.entity.js'

let api: Api
let admin: User
let token = ''

beforeAll(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  token = api.tokenOf(admin)
})
afterAll(() => api.close())

let last = 0
const person = (overrides: Record<string, unknown> = {}) => ({
  tipo_documento: 'CC',
  nro_documento: 52_000_100 + ++last,
  nombre: ' Rosa ',
  apellido: 'Peña Díaz',
  contrasena: 'secreta',
  correo_institucional: `Rosa${last}@Fichero.example`,
  rol: 'user',
  tipo: 'tecnico',
  fecha_inicio_contrato: '2026-01-20',
  fecha_fin_contrato: '2099-12-15',
  ...overrides,
})

interface Created {
  user: { id: number; nro_documento: string }
}

const create = (body: unknown) => api.post<Created>('/users/create', body, token)

it('a new user can sign in at once, and the audit entry does not contain the password', async () => {
  const sent = person()
  const reply = await create(sent)
  expect(reply.status).toBe(201)
  expect(reply.headers.get('etag')).toBe('"1"')
  expect(reply.body).toEqual({
    ok: true,
    msg: 'Se creó el instructor correctamente',
    user: expect.objectContaining({
      nro_documento: String(sent.nro_documento),
      nombre: 'Rosa',
      correo_institucional: String(sent.correo_institucional).toLowerCase(),
      tipo: 'tecnico',
      fecha_inicio_contrato: '2026-01-20',
      estado: 'habilitado',
    }),
  })
  const login = await api.post('/auth/login', { nro_documento: sent.nro_documento, contrasena: 'secreta' })
  expect(login.status).toBe(200)
  const trail = await auditEntriesOf(api.dataSource, 'usuario', reply.body.user.id)
  const { contrasena: _, ...despues } = sent
  const written = {
    ...despues,
    nombre: 'Rosa',
    nro_documento: String(sent.nro_documento),
    correo_institucional: String(sent.correo_institucional).toLowerCase(),
    estado: 'habilitado',
  }
  expect(trail[0]).toEqual({ accion: 'users:create', id_usuario: admin.id, antes: null, despues: written })
  expect(JSON.stringify(trail)).not.toMatch(/secreta|argon2|contrasena/)
})

it('the role "instructor" is accepted, and means "user"', async () => {
  expect((await create(person({ rol: 'instructor' }))).body).toMatchObject({ user: { rol: 'user' } })
})

const EMPTY = Object.fromEntries(Object.keys(person()).map((field) => [field, '  ']))

it('a request without values reports all ten empty fields', async () => {
  const reply = await create(EMPTY)
  expect(reply.status).toBe(400)
  expect(reply.body).toMatchObject({ code: 'validation', msg: 'Por favor, complete todos los campos obligatorios' })
  const codes = codesOf(reply.body)
  expect(Object.keys(codes).sort()).toEqual(Object.keys(EMPTY).sort())
  expect(codesOf((await create({})).body)).toEqual(Object.fromEntries(Object.keys(EMPTY).map((f) => [f, 'required'])))
})

it.each([
  ['a short password', { contrasena: 'corta' }, { contrasena: 'La contraseña debe tener al menos 6 caracteres' }],
  [
    'a mail address without a domain',
    { correo_institucional: 'nadie' },
    { correo_institucional: 'El correo ingresado no es válido' },
  ],
  [
    'a contract that ends on its first day',
    { fecha_fin_contrato: '2026-01-20' },
    { fecha_fin_contrato: 'La fecha de fin del contrato debe ser posterior a la fecha de inicio.' },
  ],
  ['an unknown role', { rol: 'jefe' }, { rol: 'El valor no es válido.' }],
  [
    'an unknown type of instructor and of document',
    { tipo: 'mago', tipo_documento: 'XX' },
    { tipo: 'El valor no es válido.', tipo_documento: 'El valor no es válido.' },
  ],
  ['a password that is a number', { contrasena: 123456 }, { contrasena: 'Este campo es obligatorio.' }],
])('a request with %s reports the invalid fields', async (_, overrides, messages) => {
  const reply = await api.post<{ errors: Record<string, { msg: string }> }>('/users/create', person(overrides), token)
  expect(reply.status).toBe(400)
  expect(Object.fromEntries(Object.entries(reply.body.errors).map(([field, { msg }]) => [field, msg]))).toEqual(
    messages,
  )
})

it('a taken document number and a taken mail address are reported at once', async () => {
  const [first, second] = [
    await buildUser(api.dataSource),
    await buildUser(api.dataSource, { estado: 'deshabilitado' }),
  ]
  const reply = await create(
    person({ nro_documento: first.nro_documento, correo_institucional: second.correo_institucional.toUpperCase() }),
  )
  expect(reply.status).toBe(409)
  expect(reply.body).toMatchObject({ code: 'user_exists' })
  expect(codesOf(reply.body)).toEqual({ nro_documento: 'document_taken', correo_institucional: 'email_taken' })
})

it('two concurrent requests for the same person create one user', async () => {
  const sent = person()
  const replies = await Promise.all([create(sent), create(sent)])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(codesOf(replies.find(({ status }) => status === 409)?.body)).toEqual({
    nro_documento: 'document_taken',
    correo_institucional: 'email_taken',
  })
  expect(await api.dataSource.manager.countBy(User, { nro_documento: String(sent.nro_documento) })).toBe(1)
})

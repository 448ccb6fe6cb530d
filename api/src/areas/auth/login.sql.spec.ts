import { PERMISSIONS } from '@fichero/contract/permissions'
import { type Api, startApi } from '../../../testing/api.js'
import { buildAdmin, buildUser } from '../../../testing/build.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const login = (nro_documento: unknown, contrasena: unknown) => api.post('/auth/login', { nro_documento, contrasena })

it('a sign-in returns a valid token and the user without secrets', async () => {
  const admin = await buildAdmin(api.dataSource, { password: 'una clave buena' })
  const reply = await login(Number(admin.nro_documento), 'una clave buena')
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({
    ok: true,
    token: expect.any(String),
    user: {
      id: admin.id,
      nro_documento: admin.nro_documento,
      tipo_documento: 'CC',
      nombre: 'Ana',
      apellido: admin.apellido,
      correo_institucional: admin.correo_institucional,
      rol: 'admin',
      tipo: 'planta',
      fecha_inicio_contrato: null,
      fecha_fin_contrato: null,
      estado: 'habilitado',
    },
    permisos: PERMISSIONS,
    envia_correos: false,
    centro: null,
    centros: [],
  })
  expect((await api.get('/users', String(reply.body.token))).status).toBe(200)
})

it('a sign-in and a registration accept a document number with separators', async () => {
  const { nro_documento } = await buildAdmin(api.dataSource, { password: 'una clave buena' })
  const written = nro_documento.replace(/\B(?=(\d{3})+$)/g, '.')
  expect((await login(` ${written} `, 'una clave buena')).status).toBe(200)
  const request = { nro_documento: written, tipo_documento: 'CC', nombre: 'Ana', apellido: 'Paz', tipo: 'planta' }
  const reply = await api.post('/auth/register', { ...request, correo_institucional: 'ana.paz@fichero.example' })
  expect(reply.body).toMatchObject({ errors: { nro_documento: { code: 'document_taken' } } })
})

it('a sign-in gets the same error for a wrong password, an unknown document number and a user without a password', async () => {
  const known = await buildUser(api.dataSource, { password: 'la correcta' })
  const without = await buildUser(api.dataSource)
  for (const document of [known.nro_documento, without.nro_documento, '99999999']) {
    const reply = await login(document, 'otra')
    expect(reply.status).toBe(401)
    expect(reply.body).toMatchObject({
      ok: false,
      code: 'invalid_credentials',
      msg: 'El documento o la contraseña no son correctos.',
    })
  }
})

it.each([
  ['pendiente', 'pending_approval'],
  ['deshabilitado', 'account_disabled'],
] as const)('a sign-in reveals that an account is %s only after the right password', async (estado, code) => {
  const user = await buildUser(api.dataSource, { password: 'la correcta', estado })
  expect((await login(user.nro_documento, 'otra')).body).toMatchObject({ code: 'invalid_credentials' })
  const reply = await login(user.nro_documento, 'la correcta')
  expect(reply.status).toBe(403)
  expect(reply.body).toMatchObject({ code })
  expect(reply.body).not.toHaveProperty('token')
})

it.each([
  ['no fields', {}, { nro_documento: 'required', contrasena: 'required' }],
  ['empty fields', { nro_documento: '', contrasena: '' }, { nro_documento: 'required', contrasena: 'required' }],
  ['SQL in the document number', { nro_documento: "1' OR '1", contrasena: 'x' }, { nro_documento: 'document_invalid' }],
  [
    'an object as document number and a list as password',
    { nro_documento: { $ne: 1 }, contrasena: ['x'] },
    { nro_documento: 'document_invalid', contrasena: 'required' },
  ],
  [
    'a password of 129 characters',
    { nro_documento: '12345678', contrasena: 'x'.repeat(129) },
    { contrasena: 'too_long' },
  ],
])('a sign-in with %s reports the invalid fields', async (_, body, codes) => {
  const reply = await api.post<{ code: string; errors: Record<string, { code: string; msg: string }> }>(
    '/auth/login',
    body,
  )
  expect(reply.status).toBe(400)
  expect(reply.body.code).toBe('validation')
  expect(Object.fromEntries(Object.entries(reply.body.errors).map(([field, { code }]) => [field, code]))).toEqual(codes)
})

it('ten attempts with wrong passwords, even concurrent attempts, block only that account', async () => {
  const [victim, other] = [
    await buildUser(api.dataSource, { password: 'la correcta' }),
    await buildUser(api.dataSource, { password: 'la correcta' }),
  ]
  const replies = await Promise.all(Array.from({ length: 12 }, () => login(victim.nro_documento, 'mala')))
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429])
  const blocked = await login(victim.nro_documento, 'la correcta')
  expect(blocked.status).toBe(429)
  expect(blocked.body).toMatchObject({ code: 'too_many_tries', params: { minutos: 15 } })
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
  expect((await login(other.nro_documento, 'la correcta')).status).toBe(200)
})

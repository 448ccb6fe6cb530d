import { type Api, startApi } from '../../../testing/api.js'
import { auditEntriesOf } from '../../../testing/audit-entries.js'
import { buildUser } from '../../../testing/build.js'
import { codesOf } from '../../../testing/codes-of.js'
import { readOutbox } from '../../../testing/outbox.js'
import { Config } from '../../config/config.js'
import { User } from '../users/user.entity.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

let last = 0
const request = (overrides: Record<string, unknown> = {}) => ({
  nro_documento: 71_000_100 + ++last,
  tipo_documento: 'CE',
  nombre: 'Nadia',
  apellido: 'Ñustes',
  tipo: 'planta',
  correo_institucional: `Nadia${last}@Fichero.example`,
  ...overrides,
})

const register = (body: unknown, query = '') => api.post(`/auth/register${query}`, body)
const saved = (nro_documento: unknown) =>
  api.dataSource.manager.findOneBy(User, { nro_documento: String(nro_documento) })

it('a registration stores a pending user without a password, and ignores other fields', async () => {
  const sent = request({ rol: 'admin', estado: 'habilitado', contrasena: 'secreta', id: 1, version_token: 9 })
  const reply = await register(sent)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ ok: true, msg: expect.stringContaining('solicitud') })
  expect(await saved(sent.nro_documento)).toMatchObject({
    estado: 'pendiente',
    rol: 'user',
    tipo: 'planta',
    contrasena: null,
    version_token: 0,
    correo_institucional: sent.correo_institucional.toLowerCase(),
    busqueda: `nadia nustes ${sent.nro_documento}`,
  })
  expect(await auditEntriesOf(api.dataSource, 'solicitud', sent.nro_documento)).toMatchObject([
    { accion: 'registrations:create', id_usuario: null, despues: { nombre: 'Nadia' } },
  ])
  const login = await api.post('/auth/login', { nro_documento: sent.nro_documento, contrasena: 'secreta' })
  expect(login.status).toBe(401)
})

it('a registration stores contract dates for contratistas only', async () => {
  const dates = { fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-11-30' }
  const [contratista, planta] = [request({ tipo: 'contratista', ...dates }), request(dates)]
  await Promise.all([register(contratista), register(planta)])
  expect(await saved(contratista.nro_documento)).toMatchObject(dates)
  expect(await saved(planta.nro_documento)).toMatchObject({ fecha_inicio_contrato: null, fecha_fin_contrato: null })
})

it.each<[string, Record<string, unknown>, Record<string, string>]>([
  [
    'a contratista without contract dates',
    { tipo: 'contratista' },
    {
      fecha_inicio_contrato: 'Las fechas de contrato son obligatorias para contratistas',
      fecha_fin_contrato: 'Las fechas de contrato son obligatorias para contratistas',
    },
  ],
  [
    'a contract that ends on its first day',
    { tipo: 'contratista', fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-02-01' },
    { fecha_fin_contrato: 'La fecha de fin debe ser posterior a la fecha de inicio' },
  ],
  [
    'a contract with an impossible and an empty date',
    { tipo: 'contratista', fecha_inicio_contrato: '2026-02-30', fecha_fin_contrato: '' },
    {
      fecha_inicio_contrato: 'Escriba una fecha válida.',
      fecha_fin_contrato: 'Las fechas de contrato son obligatorias para contratistas',
    },
  ],
  [
    'a document number with a letter',
    { nro_documento: '12a45' },
    { nro_documento: 'El documento debe tener entre 5 y 15 dígitos.' },
  ],
  [
    'an incomplete mail address',
    { correo_institucional: 'a@b' },
    { correo_institucional: 'El correo ingresado no es válido' },
  ],
  [
    'an unknown type of instructor and of document',
    { tipo: 'clave', tipo_documento: 'PA' },
    { tipo: 'El valor no es válido.', tipo_documento: 'El valor no es válido.' },
  ],
  [
    'a request without values',
    { nombre: ' ', apellido: null, tipo_documento: '', nro_documento: '', correo_institucional: '', tipo: undefined },
    Object.fromEntries(
      ['nombre', 'apellido', 'tipo_documento', 'nro_documento', 'correo_institucional', 'tipo'].map((field) => [
        field,
        'Este campo es obligatorio.',
      ]),
    ),
  ],
])('a registration reports the invalid fields of %s', async (_, overrides, messages) => {
  const { status, body } = await api.post<{ errors: Record<string, { msg: string }> }>(
    '/auth/register',
    request(overrides),
  )
  expect(status).toBe(400)
  expect(Object.fromEntries(Object.entries(body.errors).map(([field, { msg }]) => [field, msg]))).toEqual(messages)
})

it('a registration reports a taken document number and mail address, also in a dry run', async () => {
  const [first, second] = [await buildUser(api.dataSource), await buildUser(api.dataSource, { estado: 'pendiente' })]
  const sent = request({ nro_documento: first.nro_documento, correo_institucional: second.correo_institucional })
  for (const query of ['', '?simular=true']) {
    const reply = await register(sent, query)
    expect(reply.status).toBe(409)
    expect(codesOf(reply.body)).toEqual({ nro_documento: 'document_taken', correo_institucional: 'email_taken' })
  }
})

it('a dry run stores, audits and mails nothing, and its answer is marked', async () => {
  const sent = request()
  const reply = await register(sent, '?simular=true')
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ ok: true, msg: expect.stringContaining('no se guardó nada'), simulado: true })
  expect(await saved(sent.nro_documento)).toBeNull()
  expect(await auditEntriesOf(api.dataSource, 'solicitud', sent.nro_documento)).toEqual([])
  expect(await readOutbox(api.app.get(Config).dataDir, 0)).toEqual([])
  expect((await register(sent)).body).toEqual({ ok: true, msg: expect.stringContaining('solicitud') })
  expect((await register(request({ nombre: '' }), '?simular=true')).status).toBe(400)
})

it('a double click creates one request', async () => {
  const sent = request()
  const replies = await Promise.all([register(sent), register(sent)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

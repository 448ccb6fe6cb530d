import { Config } from '../config/config.js'
import { type Api, startApi } from '../testing/api.js'
import { auditEntriesOf } from '../testing/audit-entries.js'
import { buildUser } from '../testing/build.js'
import { codesOf } from '../testing/codes-of.js'
import { readOutbox } from '../testing/outbox.js'
import { User } from '../users/user.entity.js'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

let last = 0
const request = (given: Record<string, unknown> = {}) => ({
  nro_documento: 71_000_100 + ++last,
  tipo_documento: 'CE',
  nombre: 'Nadia',
  apellido: 'Ñustes',
  tipo: 'planta',
  correo_institucional: `Nadia${last}@Fichero.example`,
  ...given,
})

const register = (body: unknown, query = '') => api.post(`/auth/register${query}`, body)
const saved = (nro_documento: unknown) =>
  api.dataSource.manager.findOneBy(User, { nro_documento: String(nro_documento) })

it('stores a pending request of a user without a password and ignores other fields', async () => {
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

it('stores contract days for contratistas only', async () => {
  const dates = { fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-11-30' }
  const [contratista, planta] = [request({ tipo: 'contratista', ...dates }), request(dates)]
  await Promise.all([register(contratista), register(planta)])
  expect(await saved(contratista.nro_documento)).toMatchObject(dates)
  expect(await saved(planta.nro_documento)).toMatchObject({ fecha_inicio_contrato: null, fecha_fin_contrato: null })
})

it.each<[Record<string, unknown>, Record<string, string>]>([
  [
    { tipo: 'contratista' },
    {
      fecha_inicio_contrato: 'Las fechas de contrato son obligatorias para contratistas',
      fecha_fin_contrato: 'Las fechas de contrato son obligatorias para contratistas',
    },
  ],
  [
    { tipo: 'contratista', fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-02-01' },
    { fecha_fin_contrato: 'La fecha de fin debe ser posterior a la fecha de inicio' },
  ],
  [
    { tipo: 'contratista', fecha_inicio_contrato: '2026-02-30', fecha_fin_contrato: '' },
    {
      fecha_inicio_contrato: 'Escriba una fecha válida.',
      fecha_fin_contrato: 'Las fechas de contrato son obligatorias para contratistas',
    },
  ],
  [{ nro_documento: '12a45' }, { nro_documento: 'El documento debe tener entre 5 y 15 dígitos.' }],
  [{ correo_institucional: 'a@b' }, { correo_institucional: 'El correo ingresado no es válido' }],
  [
    { tipo: 'clave', tipo_documento: 'PA' },
    { tipo: 'El valor no es válido.', tipo_documento: 'El valor no es válido.' },
  ],
  [
    { nombre: ' ', apellido: null, tipo_documento: '', nro_documento: '', correo_institucional: '', tipo: undefined },
    Object.fromEntries(
      ['nombre', 'apellido', 'tipo_documento', 'nro_documento', 'correo_institucional', 'tipo'].map((field) => [
        field,
        'Este campo es obligatorio.',
      ]),
    ),
  ],
])('says what is wrong with %j', async (given, messages) => {
  const { status, body } = await api.post<{ errors: Record<string, { msg: string }> }>('/auth/register', request(given))
  expect(status).toBe(400)
  expect(Object.fromEntries(Object.entries(body.errors).map(([field, { msg }]) => [field, msg]))).toEqual(messages)
})

it('reports a taken document and email, also in a simulation', async () => {
  const [one, two] = [await buildUser(api.dataSource), await buildUser(api.dataSource, { estado: 'pendiente' })]
  const sent = request({ nro_documento: one.nro_documento, correo_institucional: two.correo_institucional })
  for (const query of ['', '?simular=true']) {
    const reply = await register(sent, query)
    expect(reply.status).toBe(409)
    expect(codesOf(reply.body)).toEqual({ nro_documento: 'document_taken', correo_institucional: 'email_taken' })
  }
})

it('stores, audits and mails nothing in a simulation, and marks the answer', async () => {
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

it('creates one request on a double click', async () => {
  const sent = request()
  const replies = await Promise.all([register(sent), register(sent)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})

// A client that knows only the specification's table of calls: it sends the exact payloads, and reads answers tolerantly.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, startApi } from '../../testing/api.js'
import { buildAdmin } from '../../testing/build.js'
import { deliverMail } from '../../testing/deliver-mail.js'
import { fixture } from '../../testing/fixtures.js'
import { readOutbox, tokenIn } from '../../testing/outbox.js'
import { OutsideClient, type Route, type Row, TABLE } from '../../testing/outside-client.js'
import { Config } from '../config/config.js'

const ADMIN = { document: 10_203_040, password: 'clave de la administradora' }
const FICHA = 2_888_001

let api: Api
const called = new Set<Route>()
const clients: OutsideClient[] = []

const newClient = () => {
  const client = new OutsideClient(api.url)
  clients.push(client)
  return client
}
const administrator = async () => {
  const client = newClient()
  await client.signIn(ADMIN.document, ADMIN.password)
  return client
}
const having = (rows: Row[], field: string, value: unknown) =>
  rows.filter((row) => String(row[field]) === String(value))

beforeAll(async () => {
  api = await startApi()
  await buildAdmin(api.dataSource, { nro_documento: String(ADMIN.document), password: ADMIN.password })
})
afterAll(async () => {
  await api.close()
  for (const client of clients) for (const route of client.called) called.add(route)
  expect(TABLE.filter((route) => !called.has(route))).toEqual([])
})

/** Waits for a mailed link to an address, and returns its token. Ignores the link with the token `used`. */
async function linkOf(address: string, used?: string): Promise<string> {
  for (;;) {
    const letters = (await readOutbox(api.app.get(Config).dataDir, 1)).filter((letter) => letter.includes(address))
    const token = letters.map(tokenIn).find((found) => found && found !== used)
    if (token) return token
    await sleep(25)
  }
}

it('the client requests, approves, edits, disables and enables a user, who sets a password', async () => {
  const admin = await administrator()
  const visitor = newClient()
  const request = {
    nro_documento: 52_111_222,
    tipo_documento: 'CC',
    nombre: 'Marcela',
    apellido: 'Ríos Duarte',
    tipo: 'contratista',
    correo_institucional: 'marcela.rios@institucion.example',
    fecha_inicio_contrato: '2026-02-01',
    fecha_fin_contrato: '2099-12-15',
  }
  expect(await visitor.send('POST /auth/register', { json: request })).toMatchObject({
    ok: true,
    msg: expect.any(String),
  })
  const refused = await visitor.attempt('POST /auth/register', { json: { ...request, nro_documento: '52111333' } })
  expect(refused.body).toMatchObject({ errors: { correo_institucional: { msg: expect.any(String) } } })
  const unwanted = { ...request, nro_documento: '52111444', correo_institucional: 'otra@institucion.example' }
  await visitor.send('POST /auth/register', { json: { ...unwanted, tipo: 'planta' } })

  const pending = await admin.list('GET /admin/pending-users', 'users')
  expect(having(pending, 'nro_documento', 52_111_222)).toMatchObject([{ nombre: 'Marcela', tipo: 'contratista' }])
  const approved = await admin.send('PATCH /admin/approve-user/{nro_documento}', { at: 52_111_222 })
  expect(approved).toMatchObject({ ok: true, message: expect.any(String) })
  const rejected = await admin.send('DELETE /admin/reject-user/{nro_documento}', { at: '52111444' })
  expect(rejected).toMatchObject({ ok: true, message: expect.any(String) })
  expect(await admin.list('GET /admin/pending-users', 'users')).toEqual([])
  const count = expect.any(Number)
  expect(await admin.send('GET /admin/stats')).toEqual({
    ok: true,
    stats: { totalUsers: count, pendingApprovals: 0, activeUsers: count, disabledUsers: 0 },
  })

  const first = await linkOf(request.correo_institucional)
  const done = await visitor.send('POST /auth/reset-password/{token}', {
    at: first,
    json: { newPassword: 'clave uno' },
  })
  expect(done).toMatchObject({ ok: true, msg: expect.any(String) })
  expect(await visitor.signIn('52111222', 'clave uno')).toMatchObject({ nombre: 'Marcela', rol: 'user' })
  deliverMail(api)
  await visitor.send('POST /auth/forgot-password', { json: { nro_documento: 52_111_222 } })
  const second = await linkOf(request.correo_institucional, first)
  await visitor.send('POST /auth/reset-password/{token}', { at: second, json: { newPassword: 'clave dos' } })
  const me = await visitor.signIn(52_111_222, 'clave dos')

  await visitor.send('PUT /users/update/{nro_documento}', {
    at: 52_111_222,
    json: {
      nombre: 'Marcela Inés',
      apellido: 'Ríos',
      correo_institucional: 'marcela@institucion.example',
      correo: 'marcela@institucion.example',
      email: 'marcela@institucion.example',
      tipo_documento: 'CE',
      nro_documento: 52_111_222,
      rol: me.rol,
      tipo: me.tipo,
      tipo_instructor: me.tipo,
    },
  })
  const [row] = having(await visitor.list('GET /users', 'users'), 'nro_documento', 52_111_222)
  const id = Number(row?.id)
  expect(await visitor.one('GET /users/{id}', 'user', { at: id })).toMatchObject({
    nombre: 'Marcela Inés',
    tipo_documento: 'CE',
  })

  await admin.send('POST /users/disabled/{id}', { at: id })
  expect(having(await admin.list('GET /users/disabled', 'users'), 'id', id)).toHaveLength(1)
  expect((await visitor.attempt('GET /users', {})).status).toBe(401)
  await admin.send('POST /users/enabled/{id}', { at: id })
  expect(having(await admin.list('GET /users/disabled', 'users'), 'id', id)).toHaveLength(0)
  expect(await visitor.signIn(52_111_222, 'clave dos')).toMatchObject({ nombre: 'Marcela Inés' })
})

it('the client creates an instructor, who signs in with the password of the form', async () => {
  const admin = await administrator()
  const instructor = {
    tipo_documento: 'CC',
    nro_documento: 79_555_666,
    nombre: 'Jairo',
    apellido: 'Peña',
    contrasena: 'secreto',
    correo_institucional: 'jairo.pena@institucion.example',
    rol: 'user',
    tipo: 'tecnico',
    fecha_inicio_contrato: '2026-02-01',
    fecha_fin_contrato: '2099-12-15',
  }
  await admin.send('POST /users/create', { json: instructor })
  const jairo = newClient()
  expect(await jairo.signIn(79_555_666, 'secreto')).toMatchObject({ nombre: 'Jairo', tipo: 'tecnico' })
  expect((await jairo.attempt('POST /users/create', { json: instructor })).status).toBe(403)
})

it('the client creates, fills, judges, edits, disables and enables programs and fichas', async () => {
  const admin = await administrator()
  const program = { nombrePrograma: 'Programación de Software', totalHoras: 3984, nivel: 'tecnologo' }
  await admin.send('POST /programs/create', { data: program, file: fixture('program') })
  const [listed] = having(await admin.list('GET /programs', 'programs'), 'nombre_programa', program.nombrePrograma)
  const programId = Number(listed?.id)
  await admin.send('PUT /programs/update/{id}', { at: programId, json: { ...program, totalHoras: '4000' } })
  const shown = await newClient().one('GET /programs/{id}', 'program', { at: programId })
  expect(shown).toMatchObject({
    total_horas: 4000,
    competencias: expect.arrayContaining([
      expect.objectContaining({
        nombre_competencia: expect.any(String),
        resultados_aprendizaje: expect.arrayContaining([expect.objectContaining({ nombre_rae: expect.any(String) })]),
      }),
    ]),
  })

  const edit = {
    idJefeFicha: ADMIN.document,
    idProgramaFormacion: programId,
    jornada: 'diurna',
    oferta: 'cerrada',
    fechaInicioLectiva: '2026-02-02',
    fechaFinLectiva: '2027-08-02',
    fechaFinFicha: '2028-02-02',
  }
  const data = { ...edit, nroFicha: FICHA, etapa: 'productiva' }
  await admin.send('POST /fichas/create', { data, file: fixture('apprentices') })
  const query = { page: 1, limit: 10, programId }
  expect(await admin.list('GET /fichas', 'fichas', { query })).toMatchObject([{ nro_ficha: FICHA, jornada: 'diurna' }])
  expect((await admin.send('GET /fichas', { query: { ...query, limit: 5000 } })).pagination).toEqual({
    currentPage: 1,
    totalPages: 1,
    totalItems: 1,
    itemsPerPage: 100,
  })
  const { en_proceso, en_practicas, finalizadas } = await admin.send('GET /fichas/reporte-estado')
  expect(Number(en_proceso) + Number(en_practicas) + Number(finalizadas)).toBe(1)

  await admin.send('PUT /fichas/{nroFicha}/evaluaciones', { at: FICHA, file: fixture('judgments') })
  const edited = {
    ...edit,
    idJefeFicha: String(ADMIN.document),
    idProgramaFormacion: String(programId),
    jornada: 'mixta',
  }
  expect(await admin.send('PUT /fichas/{nro_ficha}', { at: FICHA, json: edited })).toMatchObject({
    ok: true,
    msg: expect.any(String),
  })
  const ficha = await admin.one('GET /fichas/{id}', 'ficha', { at: FICHA })
  expect(ficha).toMatchObject({ nro_ficha: FICHA, jornada: 'mixta', id_programa_formacion: programId })
  const judged = (ficha.aprendices as Row[]).filter((row) => Number(row.resultados_aprobados) > 0)
  expect(judged.length).toBeGreaterThan(0)
  const apprentice = await admin.one('GET /fichas/aprendiz/{documentNumber}', 'data', {
    at: String(judged[0]?.nro_documento),
  })
  expect(apprentice).toMatchObject({
    ficha: { nro_ficha: FICHA },
    programa_formacion: { nombre_programa: program.nombrePrograma },
    resultados_aprobados: judged[0]?.resultados_aprobados,
  })
  const judgments = (apprentice.competencias as Row[])
    .flatMap((row) => row.resultados_aprendizaje as Row[])
    .map((row) => row.juicio_evaluativo as Row)
  expect(judgments.filter((row) => row.estado === 'APROBADO')).toHaveLength(Number(apprentice.resultados_aprobados))

  expect(await admin.list('GET /fichas/disabled', 'fichas')).toEqual([])
  await admin.send('POST /fichas/disabled/{id}', { at: FICHA })
  expect(await admin.list('GET /fichas', 'fichas', { query })).toEqual([])
  expect(having(await admin.list('GET /fichas/disabled', 'fichas'), 'nro_ficha', FICHA)).toHaveLength(1)
  await admin.send('POST /fichas/enabled/{id}', { at: FICHA, json: {} })
  expect(await admin.list('GET /fichas', 'fichas', { query })).toHaveLength(1)

  await admin.send('POST /programs/disabled/{id}', { at: programId })
  expect(having(await admin.list('GET /programs', 'programs'), 'id', programId)).toHaveLength(0)
  expect(having(await admin.list('GET /programs/disabled', 'programs'), 'id', programId)).toHaveLength(1)
  await admin.send('POST /programs/enabled/{id}', { at: programId })
  expect(having(await admin.list('GET /programs', 'programs'), 'id', programId)).toHaveLength(1)
})

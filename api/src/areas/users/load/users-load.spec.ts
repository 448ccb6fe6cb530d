import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { type Api, startApi } from '../../../../testing/api.js'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildAdmin, buildUser } from '../../../../testing/build.js'
import { download } from '../../../../testing/download.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { readOutbox } from '../../../../testing/outbox.js'
import { spreadsheet } from '../../../../testing/spreadsheets.js'
import { Config } from '../../../config/config.js'
import { FileImport } from '../../../files/import-records/file-import.entity.js'
import { templateColumns } from '../../../files/spreadsheet-reader/headings.js'
import type { Cell } from '../../../files/spreadsheet-reader/sheet.js'
import { Mailer } from '../../../mail/mailer.js'
import { User } from '../user.entity.js'

let api: Api
let admin: User
let token = ''

beforeEach(async () => {
  api = await startApi()
  admin = await buildAdmin(api.dataSource)
  token = api.tokenOf(admin)
})
afterEach(() => api.close())

const row = (document: number, cells: Partial<Record<'mail' | 'type' | 'role', Cell>> = {}): Cell[] => [
  'CC',
  document,
  'Rosa',
  'Peña Díaz',
  cells.mail ?? `${document}@fichero.example`,
  cells.type ?? 'Planta',
  null,
  null,
  cells.role ?? null,
]
const fileOf = (...rows: Cell[][]) => spreadsheet('personas.xlsx', [templateColumns('personas'), ...rows], 'xlsx')
const load = (file: ReturnType<typeof fileOf>, query = '', sessionToken = token) =>
  api.upload<LoadUsersAnswer>('POST', `/users/carga${query}`, { file }, sessionToken)
const count = () => api.dataSource.manager.count(User)
const linkToken = (enlace = '') => enlace.split('/').pop() ?? ''

describe('a dry run', () => {
  it('counts new users, warns about existing users and their state, and changes nothing', async () => {
    const rosa = { nombre: 'Rosa', apellido: 'Peña Díaz' }
    const known = await buildUser(api.dataSource, { nombre: 'Ana', apellido: 'Gil' })
    const disabled = await buildUser(api.dataSource, { ...rosa, estado: 'deshabilitado' })
    const waiting = await buildUser(api.dataSource, { ...rosa, estado: 'pendiente' })
    const before = await fingerprint(api.dataSource)
    const same = [disabled, waiting].map(({ nro_documento, correo_institucional: mail }) =>
      row(Number(nro_documento), { mail }),
    )
    const people = [row(Number(known.nro_documento)), ...same]
    const { status, body } = await load(
      fileOf(
        row(52_000_111, { role: 'admin' }),
        ...people,
        row(52_000_111),
        row(52_000_222, { mail: known.correo_institucional }),
        row(52_000_333, { type: 'jefe' }),
      ),
      '?simular=true',
    )
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: 'Simulación: no se guardó nada.' })
    expect(body).toMatchObject({ enviados: 0, enlaces: [], vence: null })
    expect(body.reporte).toMatchObject({
      id: null,
      tipo: 'personas',
      simulado: true,
      filas: 7,
      rechazados: 3,
      registros: { nuevos: 1, cambiados: 0, sin_cambio: 3 },
    })
    expect(body.reporte.rechazos).toMatchObject([
      { code: 'duplicate_person', fila: 6, motivo: 'el documento 52000111 ya está en la fila 2: deje una sola.' },
      {
        code: 'mail_taken',
        fila: 7,
        columna: 'Correo Institucional',
        motivo: `el correo ${known.correo_institucional} ya es de Ana Gil (${known.nro_documento}): escriba otro.`,
      },
      { code: 'instructor_type_unknown', fila: 8 },
    ])
    expect(body.reporte.avisos.map(({ code, fila }) => [code, fila])).toEqual([
      ['admin_by_file', 2],
      ['person_enabled', 3],
      ['person_differs_here', 3],
      ['person_differs_here', 3],
      ['person_differs_here', 3],
      ['person_disabled', 4],
      ['person_requested', 5],
    ])
    expect(body.reporte.avisos[1]?.motivo).toBe(
      `Ana Gil (${known.nro_documento}) ya está en Fichero; se dejará como está.`,
    )
    expect(body.reporte.avisos.slice(2, 5).map(({ columna, motivo }) => [columna, motivo])).toEqual([
      ['Nombre', expect.stringContaining(': aquí dice «Ana», el archivo dice «Rosa». Se dejará como está;')],
      ['Apellidos', expect.stringContaining(': aquí dice «Gil», el archivo dice «Peña Díaz». Se dejará como está;')],
      ['Correo Institucional', expect.stringContaining(`: aquí dice «${known.correo_institucional}», el archivo dice`)],
    ])
    expect(await fingerprint(api.dataSource)).toBe(before)
  })
})

it('an import does not make an existing user an administrator, and warns about that row', async () => {
  const names = { nombre: 'Rosa', apellido: 'Peña Díaz', correo_institucional: 'rosa@fichero.example' }
  const { nro_documento } = await buildUser(api.dataSource, names)
  const { body } = await load(fileOf(row(Number(nro_documento), { role: 'admin', mail: 'rp@fichero.example' })))
  expect(body.reporte.avisos.map(({ code }) => code)).toEqual([
    'person_enabled',
    'person_differs_here',
    'person_no_admin_here',
  ])
  expect(body.reporte.avisos[1]?.motivo).toContain(
    'aquí dice «rosa@fichero.example», el archivo dice «rp@fichero.example». Se dejó como estaba;',
  )
  expect(await api.dataSource.manager.findOneBy(User, { nro_documento })).toMatchObject({ rol: 'user', version: 1 })
})

describe('an import of users', () => {
  it('creates users who set their password with a link, and audits them with the import’s id', async () => {
    const { status, body } = await load(fileOf(row(52_000_111), row(52_000_222, { role: 'Administrador' })))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      msg: 'Las personas se cargaron correctamente',
      enviados: 0,
      reporte: {
        simulado: false,
        registros: { nuevos: 2 },
        avisos: [{ motivo: expect.stringContaining('es administrador') }],
      },
    })
    expect(body.enlaces.map(({ nro_documento, enlace }) => [nro_documento, enlace.split('/')[3]])).toEqual([
      ['52000111', 'reset-password'],
      ['52000222', 'reset-password'],
    ])
    const hours = (new Date(body.vence ?? 0).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71)
    const users = await api.dataSource.manager.findBy(User, { apellido: 'Peña Díaz' })
    expect(users).toMatchObject([
      { estado: 'habilitado', contrasena: null, rol: 'user', fecha_inicio_contrato: null },
      { rol: 'admin', busqueda: expect.stringContaining('pena') },
    ])
    const trail = await auditEntriesOf(api.dataSource, 'usuario', users[0]!.id)
    expect(trail).toMatchObject([
      { accion: 'users:create', id_usuario: admin.id, despues: { nombre: 'Rosa', importacion: body.reporte.id } },
    ])
    expect(JSON.stringify(trail)).not.toContain(linkToken(body.enlaces[0]?.enlace))
    expect(await api.dataSource.manager.findOneBy(FileImport, { id: body.reporte.id ?? 0 })).toMatchObject({
      tipo: 'personas',
      archivo: 'personas.xlsx',
    })
    const path = `/auth/reset-password/${linkToken(body.enlaces[0]?.enlace)}`
    expect((await api.post(path, { newPassword: 'la primera' })).status).toBe(200)
    const login = await api.post('/auth/login', { nro_documento: '52000111', contrasena: 'la primera' })
    expect(login.status).toBe(200)
    expect((await readOutbox(api.app.get(Config).dataDir, 2))[0]).toContain('Ya tiene una cuenta en Fichero')
  })

  it('mails the links on a server that sends mail, and returns only the links that could not be mailed', async () => {
    const mailer = api.app.get(Mailer)
    Object.defineProperty(mailer, 'delivers', { value: true })
    const sent: string[] = []
    jest.spyOn(mailer, 'send').mockImplementation(async ({ to }) => {
      if (to.address.startsWith('52000222')) throw new Error('no such mailbox')
      sent.push(to.address)
    })
    const { body } = await load(fileOf(row(52_000_111), row(52_000_222), row(52_000_333)))
    expect(body.enviados).toBe(2)
    expect(body.enlaces).toMatchObject([{ nro_documento: '52000222', nombre: 'Rosa' }])
    expect(sent.sort()).toEqual(['52000111@fichero.example', '52000333@fichero.example'])
  })

  it('does not occupy an upload slot while mail is sent', async () => {
    const mailer = api.app.get(Mailer)
    const pending: (() => void)[] = []
    jest.spyOn(mailer, 'send').mockImplementation(() => new Promise<void>((resolve) => pending.push(resolve)))
    const loads = [load(fileOf(row(52_000_111))), load(fileOf(row(52_000_222)))]
    while (pending.length < 2) await sleep(5)
    const other = api.tokenOf(await buildAdmin(api.dataSource))
    const planned = await load(fileOf(row(52_000_333)), '?simular=true', other)
    expect(planned.body.reporte.registros.nuevos).toBe(1)
    for (const answer of pending) answer()
    expect((await Promise.all(loads)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('saves no user if a row is rejected, unless the request has `parcial=true`', async () => {
    const file = fileOf(row(52_000_111), row(52_000_222, { type: 'jefe' }))
    const before = await count()
    const rejected = await api.upload('POST', '/users/carga', { file }, token)
    expect(rejected).toMatchObject({ status: 422, body: { code: 'rows_rejected', reporte: { rechazados: 1 } } })
    expect(await count()).toBe(before)
    const { body } = await load(file, '?parcial=true')
    expect(body.reporte).toMatchObject({ rechazados: 1, registros: { nuevos: 1 } })
    expect(await count()).toBe(before + 1)
    // The row of an existing user counts as valid.
    const again = fileOf(row(52_000_111), row(52_000_222, { type: 'jefe' }), row(52_000_333))
    expect(await load(again, '?parcial=true')).toMatchObject({
      status: 200,
      body: { reporte: { rechazados: 1, registros: { nuevos: 1, sin_cambio: 1 } } },
    })
    const nobody = fileOf(row(52_000_222, { type: 'jefe' }))
    expect((await load(nobody, '?parcial=true')).body).toMatchObject({ code: 'rows_rejected' })
  })

  it('creates no user twice, neither with the same file again nor with concurrent imports', async () => {
    const before = await count()
    const file = fileOf(...Array.from({ length: 20 }, (_, index) => row(52_000_100 + index)))
    const other = api.tokenOf(await buildAdmin(api.dataSource))
    const both = await Promise.all([load(file), load(file, '', other)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both.map(({ body }) => body.enlaces.length).sort((a, b) => a - b)).toEqual([0, 20])
    expect(both.map(({ body }) => body.msg).sort()).toEqual([
      'El archivo no trae a nadie nuevo: no se cambió nada.',
      'Las personas se cargaron correctamente',
    ])
    const again = await load(file)
    expect(again.body).toMatchObject({
      reporte: { id: null, registros: { nuevos: 0, sin_cambio: 20 }, avisos: expect.any(Array) },
      enlaces: [],
    })
    expect(again.body.reporte.avisos[0]?.motivo).toContain('ya estaba en Fichero; se dejó como estaba.')
    expect(await count()).toBe(before + 21)
    expect(await api.dataSource.manager.countBy(FileImport, { tipo: 'personas' })).toBe(1)
  })

  it('requires a file, and the permission to create users', async () => {
    const person = api.tokenOf(await buildUser(api.dataSource))
    expect((await load(fileOf(row(52_000_111)), '?simular=true', person)).status).toBe(403)
    const without = await api.upload('POST', '/users/carga', {}, token)
    expect(without.body).toMatchObject({ code: 'validation', errors: { archivo_excel: { code: 'file_required' } } })
  })
})

it('the workbook of rejected rows can be corrected and imported, and the template has the same columns', async () => {
  const known = await buildUser(api.dataSource)
  const file = fileOf(row(52_000_111), row(52_000_222, { mail: known.correo_institucional }))
  const { sheets } = await download(api, '/users/carga/rechazos', token, file)
  const [headings = [], rejected = []] = sheets['Filas rechazadas'] ?? []
  expect(headings).toEqual(['Fila', 'Motivo', ...templateColumns('personas')])
  expect(rejected.slice(0, 4)).toEqual([3, expect.stringContaining('ya es de'), 'CC', 52_000_222])
  const corrected = rejected.map((cell, column) => (column === 6 ? 'otra@fichero.example' : cell)) as Cell[]
  const { body } = await load(spreadsheet('corregido.xlsx', [headings as Cell[], corrected], 'xlsx'))
  expect(body.reporte.registros.nuevos).toBe(1)
  const template = await download(api, '/programs/plantillas/personas', token)
  expect(Object.values(template.sheets)[0]).toEqual([templateColumns('personas')])
})

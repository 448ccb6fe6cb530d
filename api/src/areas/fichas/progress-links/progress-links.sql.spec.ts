import type * as Timers from 'node:timers/promises'
import type { MadeLinksAnswer, OwnProgress, ProgressLinksAnswer } from '@fichero/contract/progress-links.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildReport, buildUser } from '../../../../testing/build.js'
import { fakeDate } from '../../../../testing/fake-date.js'
import { enrolJudged, openJudgedSchool, openRunningFicha } from '../../../../testing/judged-people.js'
import type { School } from '../../../../testing/school.js'
import type { Program } from '../../programs/program.entity.js'
import type { User } from '../../users/user.entity.js'
import type { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'
import { ProgressLink } from './progress-link.entity.js'

jest.mock('node:timers/promises', () => ({ ...jest.requireActual('node:timers/promises') }))
const timers = jest.requireMock<typeof Timers>('node:timers/promises')

const NOW = Date.parse('2026-05-04T15:00:00Z')
const DAY = 24 * 60 * 60 * 1000

let school: School
let program: Program
let outcomes: number[]
let head: User
let ficha: Ficha
let luz: Enrolment
let pedro: Enrolment
let waits: number[]

beforeEach(async () => {
  fakeDate(NOW)
  waits = []
  const { setTimeout } = jest.requireActual<typeof Timers>('node:timers/promises')
  jest.spyOn(timers, 'setTimeout').mockImplementation((ms = 0, value, options) => {
    waits.push(ms)
    return ms === 250 ? Promise.resolve(value as never) : setTimeout(ms, value, options)
  })
  ;({ school, program, outcomes } = await openJudgedSchool(2, 2))
  head = await buildUser(school.api.dataSource, { nombre: 'Rosa', apellido: 'Díaz' })
  ficha = await openRunningFicha(school, program, { id_jefe: head.id })
  await buildReport(school.api.dataSource, { nro_ficha: ficha.nro_ficha, fecha_reporte: '2026-05-02' })
  const judged = [{}, { estado: 'NO APROBADO' }, {}, {}] as const
  luz = await enrol({ apellido: 'ZAPATA', nro_documento: '1098765432', resultados_aprobados: 3, judged: [...judged] })
  pedro = await enrol({ apellido: 'ABRIL', nro_documento: '1098761111' })
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await school.close()
})

const enrol = (person: Partial<Parameters<typeof enrolJudged>[1]> & { [column: string]: unknown }) =>
  enrolJudged(school, { nro_ficha: ficha.nro_ficha, outcomes, ...person })
/** A new session, because the tests change the date. */
const headToken = () => school.api.tokenOf(head)
const path = (aprendiz?: string) => `/fichas/${ficha.nro_ficha}/enlaces${aprendiz ? `?aprendiz=${aprendiz}` : ''}`
const make = async (aprendiz?: string) => (await school.api.post<MadeLinksAnswer>(path(aprendiz), {}, headToken())).body
const revoke = (aprendiz?: string, token = headToken()) => school.api.call('DELETE', path(aprendiz), { token })
const list = async () => (await school.api.get<ProgressLinksAnswer>(path(), headToken())).body.aprendices
const tokenOf = (address = '') => address.split('#')[1] ?? ''
const tokenFor = async (aprendiz: string) => tokenOf((await make(aprendiz)).enlaces[0]?.direccion)
const open = (enlace: string, digitos = '5432') => school.api.post<OwnProgress>('/mi-avance', { enlace, digitos })
const codeOf = async (enlace: string, digitos?: string) =>
  (await open(enlace, digitos)).body as unknown as { code: string }
const entries = (row: Enrolment) => auditEntriesOf(school.api.dataSource, 'matricula', row.id)
const REFUSED = { ok: false, code: 'progress_link_unknown' }

it('only the head of the ficha and administrators list, make and revoke links', async () => {
  const requests = [
    (token?: string) => school.api.get(path(), token),
    (token?: string) => school.api.post(path(), {}, token),
    (token?: string) => school.api.call('DELETE', path(), { token }),
  ]
  for (const send of requests) {
    expect((await send()).status).toBe(401)
    expect((await send(school.userToken)).status).toBe(403)
    expect((await send(headToken())).status).toBe(200)
    expect((await send(school.adminToken)).status).toBe(200)
  }
  await school.api.dataSource.manager.update(Ficha, { nro_ficha: ficha.nro_ficha }, { estado: 'deshabilitado' })
  for (const send of requests) {
    expect((await send(headToken())).status).toBe(404)
    expect((await send(school.adminToken)).body).toMatchObject({ code: 'ficha_disabled' })
  }
})

it('a ficha that has ended gets no links', async () => {
  const values = { fecha_fin_ficha: '2026-05-03' }
  await school.api.dataSource.manager.update(Ficha, { nro_ficha: ficha.nro_ficha }, values)
  expect(await make()).toMatchObject({ ok: false, code: 'ficha_ended' })
})

it('the link of an apprentice shows her progress and what she lacks, and nothing about others', async () => {
  const { headers, status, body } = await open(await tokenFor('1098765432'))
  expect(status).toBe(200)
  expect(body).toEqual({
    ok: true,
    nombre: 'LUZ',
    apellido: 'ZAPATA',
    nro_ficha: ficha.nro_ficha,
    programa_formacion: program.nombre_programa,
    nivel: 'tecnologo',
    nombre_jefe_ficha: 'Rosa Díaz',
    vence: '2026-08-02',
    fecha_reporte: '2026-05-02',
    resultados_aprobados: 3,
    total_resultados: 4,
    porcentaje_tyt: 75,
    banda: 'lista',
    faltan_para_lista: 0,
    competencias: [
      {
        nombre_competencia: expect.stringContaining('COMPETENCIA'),
        aprobados: 1,
        total: 2,
        faltantes: [
          { nombre_rae: expect.stringContaining('RESULTADO'), estado: 'NO APROBADO', lo_evalua: 'PEDRO RUIZ' },
        ],
      },
    ],
  })
  expect(JSON.stringify(body)).not.toMatch(/109876|ABRIL/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

it('before the first report a link shows no missing outcomes', async () => {
  await school.api.dataSource.query('DELETE FROM importacion')
  const { body } = await open(await tokenFor('1098765432'))
  expect(body).toMatchObject({ fecha_reporte: null, banda: null, competencias: [] })
})

it('the token of a link is stored nowhere', async () => {
  const { enlaces } = await make()
  expect(enlaces.map(({ apellido }) => apellido)).toEqual(['ABRIL', 'ZAPATA'])
  expect(new Set(enlaces.map(({ direccion }) => tokenOf(direccion))).size).toBe(2)
  for (const { direccion } of enlaces) {
    expect(direccion).toMatch(/\/mi-avance#[\w-]{43}$/)
    for (const { tableName } of school.api.dataSource.entityMetadatas)
      expect(JSON.stringify(await school.api.dataSource.query(`SELECT * FROM ${tableName}`))).not.toContain(
        tokenOf(direccion),
      )
  }
})

it('wrong digits and an unknown link have the same answer, after the same time', async () => {
  const token = await tokenFor('1098765432')
  waits = []
  const answers = [await open(token, '1111'), await open('unknown', '1111')]
  const [wrong, unknown] = answers.map(({ status, body, headers }) => {
    const { request_id, ...shown } = body as unknown as { request_id: string }
    const others = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
    return { status, shown, headers: others }
  })
  expect(wrong).toMatchObject({ status: 404, shown: REFUSED })
  expect(unknown).toEqual(wrong)
  expect(waits.filter((ms) => ms === 250)).toHaveLength(2)
})

it('five wrong digits in succession lock a link, and a new link opens', async () => {
  const token = await tokenFor('1098765432')
  for (let tries = 0; tries < 4; tries++) expect(await codeOf(token, '0000')).toMatchObject(REFUSED)
  expect((await open(token)).status).toBe(200)
  for (let tries = 0; tries < 4; tries++) expect(await codeOf(token, '0000')).toMatchObject(REFUSED)
  const locked = { code: 'progress_link_locked', msg: expect.stringContaining('jefe de su ficha') }
  expect(await codeOf(token, '0000')).toMatchObject(locked)
  expect(await codeOf(token)).toMatchObject(locked)
  expect((await list()).map(({ enlace }) => enlace?.bloqueado)).toEqual([undefined, true])
  expect((await entries(luz)).at(-1)).toMatchObject({ accion: 'apprentices:lock-link', id_usuario: null })
  const replaced = await tokenFor('1098765432')
  expect(await codeOf(token)).toMatchObject(REFUSED)
  expect((await open(replaced)).status).toBe(200)
})

it('parallel guesses count one by one', async () => {
  const token = await tokenFor('1098765432')
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, guess) => codeOf(token, `000${guess}`)))
  expect(guesses.filter(({ code }) => code === 'progress_link_unknown')).toHaveLength(4)
  expect(guesses.filter(({ code }) => code === 'progress_link_locked')).toHaveLength(4)
})

it('digits of another form are invalid and do not count', async () => {
  const token = await tokenFor('1098765432')
  for (const digits of ['543', '54321', 'abcd', '١٢٣٤'])
    expect(await open(token, digits)).toMatchObject({ status: 400, body: { errors: { digitos: expect.anything() } } })
  expect(await school.api.dataSource.manager.findBy(ProgressLink, {})).toMatchObject([{ fallos: 0 }])
})

it('the letters of a passport do not count as digits', async () => {
  await enrol({ nro_documento: 'AB12C3456' })
  expect((await open(await tokenFor('AB12C3456'), '3456')).status).toBe(200)
})

it('a link expires after 90 days', async () => {
  const token = await tokenFor('1098765432')
  fakeDate(Date.parse('2026-08-03T04:59:59Z'))
  expect((await open(token)).status).toBe(200)
  fakeDate(Date.parse('2026-08-03T05:00:00Z'))
  expect(await codeOf(token)).toMatchObject(REFUSED)
  expect((await list()).map(({ enlace }) => enlace)).toEqual([null, null])
})

it('a link expires with the last day of its ficha, also if that day changes', async () => {
  const token = await tokenFor('1098765432')
  const end = (fecha_fin_ficha: string) =>
    school.api.dataSource.manager.update(Ficha, { nro_ficha: ficha.nro_ficha }, { fecha_fin_ficha })
  await end('2026-05-06')
  expect((await list())[1]?.enlace?.vence).toBe('2026-05-06')
  fakeDate(Date.parse('2026-05-07T04:59:59Z'))
  expect((await open(token)).body).toMatchObject({ vence: '2026-05-06' })
  fakeDate(Date.parse('2026-05-07T05:00:00Z'))
  expect(await codeOf(token)).toMatchObject(REFUSED)
})

it('a revoked link does not open', async () => {
  const tokens = [await tokenFor('1098765432'), await tokenFor('1098761111')]
  expect((await revoke('1098765432')).status).toBe(200)
  expect(await codeOf(tokens[0]!)).toMatchObject(REFUSED)
  expect((await open(tokens[1]!, '1111')).status).toBe(200)
  await revoke()
  expect(await codeOf(tokens[1]!, '1111')).toMatchObject(REFUSED)
  expect((await revoke('555000111')).body).toMatchObject({ code: 'apprentice_not_found' })
})

it('new links for a ficha replace the former ones and leave out people who are not in training', async () => {
  const former = await tokenFor('1098765432')
  await school.api.dataSource.query(`UPDATE matricula SET estado = 'CANCELADO' WHERE id = ?`, [luz.id])
  const { enlaces } = await make()
  expect(enlaces.map(({ nro_documento }) => nro_documento)).toEqual(['1098761111'])
  expect(await codeOf(former)).toMatchObject(REFUSED)
  expect((await open(tokenOf(enlaces[0]?.direccion), '1111')).body).toMatchObject({ apellido: 'ABRIL' })
})

it('a link does not open while the ficha is disabled', async () => {
  const token = await tokenFor('1098765432')
  await school.api.dataSource.manager.update(Ficha, { nro_ficha: ficha.nro_ficha }, { estado: 'deshabilitado' })
  expect(await codeOf(token)).toMatchObject(REFUSED)
})

it('the audit log has who made and revoked links, and one opening a day', async () => {
  const token = await tokenFor('1098765432')
  await open(token)
  fakeDate(NOW + 60_000)
  await open(token)
  fakeDate(NOW + DAY)
  await open(token)
  expect((await list())[1]?.enlace).toMatchObject({ abierto: '2026-05-05', bloqueado: false })
  await revoke('1098765432')
  await revoke('1098765432')
  expect((await entries(luz)).map(({ accion }) => accion)).toEqual([
    'apprentices:make-link',
    'apprentices:open-link',
    'apprentices:open-link',
    'apprentices:revoke-link',
  ])
  await make()
  await revoke()
  const ofFicha = await auditEntriesOf(school.api.dataSource, 'ficha', ficha.nro_ficha)
  expect(ofFicha.map(({ accion }) => accion)).toEqual(['fichas:make-links', 'fichas:revoke-links'])
  expect(await entries(pedro)).toEqual([])
})

it('the API blocks an address that guesses links', async () => {
  const guesses = Array.from({ length: 101 }, (_, guess) => open(`guess-${guess}`))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(100)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

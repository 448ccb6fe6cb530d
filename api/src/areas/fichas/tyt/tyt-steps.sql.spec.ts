import type { BoardPeopleAnswer, BoardTotalsAnswer, RecordTytInput } from '@fichero/contract/tyt-board.schema'
import { TYT_STATES } from '@fichero/contract/tyt-steps'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildApprentice } from '../../../../testing/build.js'
import { codesOf } from '../../../../testing/codes-of.js'
import { inDays } from '../../../../testing/days.js'
import { download } from '../../../../testing/download.js'
import { openSchool, type School } from '../../../../testing/school.js'
import { buildRunningFicha, progressDrifts } from '../../../../testing/tyt-ficha.js'
import { Enrolment } from '../enrolment.entity.js'

const [ENROLLED, TAKEN, CERTIFIED] = [inDays(-90), inDays(-30), inDays(-5)]

let school: School
let ficha: number
beforeEach(async () => {
  school = await openSchool()
  ficha = await buildRunningFicha(school)
})
afterEach(() => school.close())

const enrol = async (nombre: string, overrides: Parameters<typeof buildApprentice>[1] = {}) =>
  (await buildApprentice(school.api.dataSource, { nro_ficha: ficha, nombre, resultados_aprobados: 4, ...overrides }))
    .enrolment

const keysOf = (people: Enrolment[]) => people.map(({ nro_ficha, nro_documento }) => ({ nro_ficha, nro_documento }))
const record = (people: Enrolment[], paso: RecordTytInput['paso'], fecha: string | null, token = school.userToken) =>
  school.api.post<{ code?: string; params?: object; cambiadas?: number }>(
    '/fichas/tyt/pasos',
    { personas: keysOf(people), paso, fecha },
    token,
  )
const stored = ({ id }: Enrolment) =>
  school.api.dataSource.manager.findOneOrFail(Enrolment, {
    select: { tyt_inscrito: true, tyt_presentado: true, tyt_certificado: true, version: true },
    where: { id },
  })
const totals = async (query = '') =>
  (await school.api.get<BoardTotalsAnswer>(`/fichas/tyt/totales${query}`, school.userToken)).body
const board = async (query = '') =>
  (await school.api.get<BoardPeopleAnswer>(`/fichas/tyt${query}`, school.userToken)).body
const names = async (query: string) => (await board(query)).aprendices.map(({ nombre }) => nombre)

it('a step is recorded for several people with one audit entry each, can be corrected and removed, and is counted', async () => {
  const [ana, luz, eva] = [await enrol('ANA'), await enrol('LUZ'), await enrol('EVA', { resultados_aprobados: 1 })]
  expect(await totals()).toMatchObject({ listos: 2, listos_sin_inscribir: 2, pasos: { sin_inscribir: 3, inscrito: 0 } })
  expect((await record([ana, luz], 'inscrito', ENROLLED)).body).toMatchObject({ ok: true, cambiadas: 2 })
  expect(await stored(ana)).toMatchObject({ tyt_inscrito: ENROLLED, tyt_presentado: null, version: 2 })
  expect(await totals()).toMatchObject({ listos: 2, listos_sin_inscribir: 0, pasos: { sin_inscribir: 1, inscrito: 2 } })
  expect(await auditEntriesOf(school.api.dataSource, 'matricula', luz.id)).toMatchObject([
    {
      accion: 'apprentices:record-tyt',
      id_usuario: school.user.id,
      antes: { tyt_inscrito: null },
      despues: { tyt_inscrito: ENROLLED },
    },
  ])
  expect((await record([ana, luz], 'inscrito', ENROLLED)).body.cambiadas).toBe(0)
  expect((await record([ana, eva], 'inscrito', inDays(-89))).body.cambiadas).toBe(2)
  expect((await record([luz], 'inscrito', null)).body.cambiadas).toBe(1)
  expect(await stored(luz)).toMatchObject({ tyt_inscrito: null })
  expect(await totals()).toMatchObject({ listos_sin_inscribir: 1, pasos: { sin_inscribir: 1, inscrito: 2 } })
  expect(await progressDrifts(school)).toEqual([])
})

it('the list, its totals and the export agree on the last known step of each person, which is also a filter', async () => {
  await enrol('ANA')
  await enrol('LUZ', { tyt_inscrito: ENROLLED })
  await enrol('EVA', { resultados_aprobados: 2, tyt_inscrito: ENROLLED, tyt_presentado: TAKEN })
  await enrol('SOL', { tyt_certificado: CERTIFIED })
  await enrol('RUT', { tyt_presentado: TAKEN })
  await enrol('IDA', { estado: 'CANCELADO', tyt_certificado: CERTIFIED })
  const expected = { sin_inscribir: ['ANA'], inscrito: ['LUZ'], presentado: ['RUT', 'EVA'], certificado: ['SOL'] }
  const { pasos } = await totals()
  for (const state of TYT_STATES) {
    expect(await names(`?paso=${state}`)).toEqual(expected[state])
    expect(pasos[state]).toBe(expected[state].length)
    const { sheets } = await download(school.api, `/fichas/tyt/exportacion?paso=${state}`, school.adminToken)
    expect((sheets.Aprendices ?? []).slice(1).map((row) => row[2])).toEqual(expected[state])
  }
  expect(await names('?paso=presentado&grupo=listos')).toEqual(['RUT'])
  expect(await totals('?paso=presentado')).toMatchObject({
    total: 2,
    listos: 1,
    cerca: 1,
    listos_sin_inscribir: 1,
    pasos,
  })
  const ofListos = { sin_inscribir: 1, inscrito: 1, presentado: 1, certificado: 1 }
  expect(await totals('?grupo=listos')).toMatchObject({ total: 5, listos: 4, pasos: ofListos })
  const oneMissing = { sin_inscribir: 0, inscrito: 0, presentado: 1, certificado: 0 }
  for (const faltan of ['1', 'pocos']) expect((await totals(`?faltan=${faltan}`)).pasos).toEqual(oneMissing)
  expect((await board('?paso=presentado&limit=1&page=2')).pagination).toMatchObject({ totalItems: 2, totalPages: 2 })
  expect((await board('?paso=certificado')).aprendices).toMatchObject([
    { tyt_inscrito: null, tyt_presentado: null, tyt_certificado: CERTIFIED, can: { recordTyt: true } },
  ])
  const groups = await school.api.get('/fichas/tyt/agrupados?por=ficha', school.userToken)
  expect(groups.body).toMatchObject({ filas: [{ total: 5, listos: 4, listos_sin_inscribir: 1 }] })
  expect((await school.api.get('/dashboard/tyt', school.userToken)).body).toMatchObject({ listos_sin_inscribir: 1 })
  expect((await school.api.get('/fichas/tyt?paso=x', school.userToken)).status).toBe(400)
})

it('a later step needs no earlier one, but the known days must be in order, and none may be in the future', async () => {
  const [ana, luz] = [await enrol('ANA'), await enrol('LUZ', { apellido: 'ROA', tyt_presentado: TAKEN })]
  expect((await record([ana], 'certificado', CERTIFIED)).status).toBe(200)
  const late = await record([ana, luz], 'inscrito', inDays(-29))
  expect(late).toMatchObject({ status: 409, body: { code: 'tyt_out_of_order', params: { nombre: 'LUZ ROA' } } })
  expect(await stored(ana)).toMatchObject({ tyt_inscrito: null })
  const future = await record([ana], 'inscrito', inDays(1))
  expect([future.status, codesOf(future.body)]).toEqual([400, { fecha: 'tyt_day_future' }])
  expect((await record([ana], 'inscrito', inDays(0))).status).toBe(409)
  expect((await record([luz], 'certificado', inDays(0))).status).toBe(200)
})

it('only administrators and the head of each ficha may record steps, for people of a tecnólogo', async () => {
  const [own, other] = [
    await enrol('ANA'),
    await enrol('LUZ', { nro_ficha: await buildRunningFicha(school, { id_jefe: school.admin.id }) }),
  ]
  expect(await record([own, other], 'inscrito', ENROLLED)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await stored(own)).toMatchObject({ tyt_inscrito: null })
  expect((await record([own, other], 'inscrito', ENROLLED, school.adminToken)).status).toBe(200)
  expect((await board(`?ficha=${other.nro_ficha}`)).aprendices).toMatchObject([{ can: { recordTyt: false } }])
  const disabled = await enrol('EVA', { nro_ficha: await buildRunningFicha(school, { estado: 'deshabilitado' }) })
  expect((await record([disabled], 'inscrito', ENROLLED)).status).toBe(404)
  const tecnico = await enrol('SOL', { nro_ficha: await buildRunningFicha(school, {}, 'tecnico') })
  expect(await record([tecnico], 'inscrito', ENROLLED)).toMatchObject({
    status: 409,
    body: { code: 'tyt_only_tecnologo', params: { nro_ficha: tecnico.nro_ficha } },
  })
})

it('refuses people who are not enrolled there, no people and too many people', async () => {
  const ana = await enrol('ANA')
  const stranger = Object.assign(new Enrolment(), { nro_ficha: ficha, nro_documento: '99887766' })
  const unknown = Object.assign(new Enrolment(), { nro_ficha: 2_111_111, nro_documento: ana.nro_documento })
  for (const people of [[ana, stranger], [unknown]])
    expect(await record(people, 'inscrito', ENROLLED)).toMatchObject({
      status: 404,
      body: { code: 'apprentice_not_found' },
    })
  expect(await stored(ana)).toMatchObject({ tyt_inscrito: null })
  for (const people of [[], Array.from({ length: 501 }, () => ana)])
    expect((await record(people, 'inscrito', ENROLLED)).status).toBe(400)
})

import type { LoadTytAnswer, RecordTytAnswer } from '@fichero/contract/tyt-board.schema'
import { buildApprentice, buildUser } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { fingerprint } from '../../../../testing/fingerprint.js'
import { openSchool, type School } from '../../../../testing/school.js'
import { spreadsheet } from '../../../../testing/spreadsheets.js'
import { buildRunningFicha, progressDrifts } from '../../../../testing/tyt-ficha.js'
import type { Cell, SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'
import { Enrolment } from '../enrolment.entity.js'
import { recount } from '../recount.js'

const [FIRST, SECOND, THIRD] = [inDays(-90), inDays(-60), inDays(-30)]
/** Returns a day as sentences have it. */
const said = (day: string) => day.split('-').reverse().join('/')

let school: School
let ficha: number
beforeEach(async () => {
  school = await openSchool()
  ficha = await buildRunningFicha(school)
})
afterEach(() => school.close())

const enrol = async (nombre: string, overrides: Parameters<typeof buildApprentice>[1] = {}) =>
  (await buildApprentice(school.api.dataSource, { nro_ficha: ficha, nombre, apellido: 'ROA', ...overrides })).enrolment

const HEADINGS = ['Documento', 'Inscrito', 'Presentó', 'Certificado']
const fileOf = (...rows: Cell[][]) => spreadsheet('tyt.csv', [HEADINGS, ...rows], 'csv')
const load = (file: SpreadsheetFile, query = '', token = school.userToken) =>
  school.api.upload<LoadTytAnswer>('POST', `/fichas/tyt/carga${query}`, { file }, token)
const undo = (id: number | null, token = school.userToken) =>
  school.api.post<RecordTytAnswer & { code?: string }>(`/fichas/tyt/carga/${id}/deshacer`, undefined, token)
const days = async ({ id }: Enrolment) => {
  const { tyt_inscrito, tyt_presentado, tyt_certificado } = await school.api.dataSource.manager.findOneByOrFail(
    Enrolment,
    { id },
  )
  return [tyt_inscrito, tyt_presentado, tyt_certificado]
}
const problems = (rows: LoadTytAnswer['reporte']['rechazos']) => rows.map(({ fila, code }) => [fila, code])

it('a workbook is planned without changes, loaded and undone; empty cells change nothing', async () => {
  const [ana, luz, eva] = [await enrol('ANA'), await enrol('LUZ', { tyt_inscrito: FIRST }), await enrol('EVA')]
  const file = fileOf(
    [ana.nro_documento, FIRST, null, null],
    [luz.nro_documento, null, SECOND, THIRD],
    [eva.nro_documento, null, null, null],
  )
  const before = await fingerprint(school.api.dataSource)
  const planned = await load(file, '?simular=true')
  expect(planned.body).toMatchObject({
    reporte: { id: null, simulado: true, filas: 2, rechazados: 0, registros: { cambiados: 2, sin_cambio: 0 } },
    pasos: { inscrito: 1, presentado: 1, certificado: 1 },
  })
  expect(await fingerprint(school.api.dataSource)).toBe(before)
  const { body } = await load(file)
  expect(await Promise.all([ana, luz, eva].map(days))).toEqual([
    [FIRST, null, null],
    [FIRST, SECOND, THIRD],
    [null, null, null],
  ])
  expect((await load(file)).body.reporte).toMatchObject({ id: null, registros: { cambiados: 0, sin_cambio: 2 } })
  expect(await progressDrifts(school)).toEqual([])
  const other = school.api.tokenOf(await buildUser(school.api.dataSource))
  expect((await undo(body.reporte.id, other)).status).toBe(404)
  expect((await undo(body.reporte.id)).body).toMatchObject({ ok: true, cambiadas: 2 })
  expect(await Promise.all([ana, luz].map(days))).toEqual([
    [null, null, null],
    [FIRST, null, null],
  ])
  expect(await undo(body.reporte.id)).toMatchObject({ status: 409, body: { code: 'import_undone' } })
  expect(await progressDrifts(school)).toEqual([])
})

it('an undo keeps a day that changed after the load', async () => {
  const [ana, luz] = [await enrol('ANA'), await enrol('LUZ')]
  const { body } = await load(fileOf([ana.nro_documento, FIRST, null, null], [luz.nro_documento, FIRST, null, null]))
  const personas = [{ nro_ficha: ficha, nro_documento: ana.nro_documento }]
  await school.api.post('/fichas/tyt/pasos', { personas, paso: 'inscrito', fecha: SECOND }, school.userToken)
  expect((await undo(body.reporte.id)).body.cambiadas).toBe(1)
  expect(await Promise.all([ana, luz].map(days))).toEqual([
    [SECOND, null, null],
    [null, null, null],
  ])
})

it.each(['es', 'en'])('the exported board in %s is the template of the workbook', async (lang) => {
  const ana = await enrol('ANA')
  const luz = await enrol('LUZ', { tyt_inscrito: FIRST })
  const response = await fetch(`${school.api.url}/api/fichas/tyt/exportacion?lang=${lang}`, {
    headers: { 'x-token': school.userToken },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const again = await load({ name: 'tyt.xlsx', bytes } as SpreadsheetFile, '?simular=true')
  expect(again.body.reporte).toMatchObject({ filas: 1, avisos: [], registros: { cambiados: 0, sin_cambio: 1 } })
  expect([await days(ana), await days(luz)]).toEqual([
    [null, null, null],
    [FIRST, null, null],
  ])
})

it('names unknown people, other fichas, wrong days and people without permission, and loads the other rows', async () => {
  const [ana, luz] = [await enrol('ANA', { tyt_inscrito: SECOND }), await enrol('LUZ')]
  const other = await enrol('EVA', { nro_ficha: await buildRunningFicha(school, { id_jefe: school.admin.id }) })
  const tecnico = await enrol('SOL', { nro_ficha: await buildRunningFicha(school, {}, 'tecnico') })
  const headings = ['Documento', 'Número de ficha', 'Inscrito', 'Presentó', 'Certificado']
  const file = spreadsheet(
    'tyt.csv',
    [
      headings,
      ['99887766', ficha, FIRST, null, null],
      [ana.nro_documento, other.nro_ficha, FIRST, null, null],
      [other.nro_documento, other.nro_ficha, FIRST, null, null],
      [tecnico.nro_documento, tecnico.nro_ficha, FIRST, null, null],
      [luz.nro_documento, ficha, inDays(2), null, null],
      [luz.nro_documento, null, 'mañana', null, null],
      ['12', ficha, FIRST, null, null],
      [ana.nro_documento, ficha, null, FIRST, null],
      [ana.nro_documento, ficha, FIRST, null, null],
      [ana.nro_documento, null, FIRST, null, null],
    ] as Cell[][],
    'csv',
  )
  const { body } = await load(file, '?simular=true')
  expect(problems(body.reporte.rechazos)).toEqual([
    [2, 'tyt_unknown_person'],
    [3, 'tyt_not_in_ficha'],
    [4, 'tyt_not_allowed'],
    [5, 'tyt_no_tecnologo'],
    [6, 'tyt_future'],
    [7, 'day_invalid'],
    [8, 'document_invalid'],
    [9, 'tyt_out_of_order'],
    [10, 'duplicate_person'],
  ])
  expect(problems(body.reporte.avisos)).toEqual([[11, 'tyt_replaced']])
  expect(body.reporte.avisos[0]?.motivo).toBe(
    `ANA ROA (${ana.nro_documento}) tenía Inscrito el ${said(SECOND)}, y quedará el ${said(FIRST)}.`,
  )
  expect((await load(file)).body).toMatchObject({ code: 'rows_rejected' })
  expect((await load(file, '?parcial=true')).body.reporte).toMatchObject({ registros: { cambiados: 1 } })
  expect(await days(ana)).toEqual([FIRST, null, null])
})

it('a person with several fichas needs the column of fichas, unless only one is in training', async () => {
  const ana = await enrol('ANA')
  const second = await buildRunningFicha(school)
  const { manager } = school.api.dataSource
  const enrolment = { nro_ficha: second, nro_documento: ana.nro_documento, estado: 'EN FORMACION' }
  await school.api.dataSource.query('INSERT INTO matricula (nro_ficha, nro_documento, estado) VALUES (?, ?, ?)', [
    enrolment.nro_ficha,
    enrolment.nro_documento,
    enrolment.estado,
  ])
  const file = fileOf([ana.nro_documento, FIRST, null, null])
  expect(problems((await load(file, '?simular=true')).body.reporte.rechazos)).toEqual([[2, 'tyt_several_fichas']])
  await school.api.dataSource.query("UPDATE matricula SET estado = 'CANCELADO' WHERE nro_ficha = ?", [second])
  await recount(manager, true)
  expect((await load(file)).body.reporte).toMatchObject({ registros: { cambiados: 1 } })
  expect(await days(ana)).toEqual([FIRST, null, null])
})

it('only administrators and heads may load a workbook', async () => {
  const file = fileOf([(await enrol('ANA')).nro_documento, FIRST, null, null])
  const other = school.api.tokenOf(await buildUser(school.api.dataSource))
  expect((await load(file, '', other)).status).toBe(403)
  expect((await load(file, '', school.adminToken)).status).toBe(200)
})

it('a list without days, and a report, are refused', async () => {
  const list = spreadsheet(
    'lista.csv',
    [
      ['Documento', 'Nombres', 'Apellidos'],
      ['1052000123', 'ANA', 'ROA'],
    ],
    'csv',
  )
  const { status, body } = await load(list)
  expect([status, (body as { code?: string }).code]).toEqual([422, 'header_misspelt'])
})

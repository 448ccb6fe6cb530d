import type { DashboardApprenticesAnswer, OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../../../../testing/build.js'
import { inDays } from '../../../../testing/days.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, importEvaluations, openFixtureFicha, openSchool, type School } from '../../../../testing/school.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const get = async <T>(path: string, token = school.userToken) => (await school.api.get<T>(path, token)).body
/** Returns the fichas of the signed-in head, as the dashboard shows them. */
const own = async (token = school.userToken) => (await get<OwnFichasAnswer>('/dashboard/own-fichas', token)).fichas

/** Builds an unfinished ficha of which the user is the head. */
const buildHeaded = (overrides: Parameters<typeof buildFicha>[1] = {}) =>
  buildFicha(school.api.dataSource, {
    id_jefe: school.user.id,
    fecha_fin_lectiva: inDays(10),
    fecha_fin_ficha: inDays(200),
    ...overrides,
  })
const report = (nro_ficha: number, overrides: Partial<Parameters<typeof buildReport>[1]> = {}) =>
  buildReport(school.api.dataSource, { nro_ficha, ...overrides })
const enrol = (nro_ficha: number, overrides: Parameters<typeof buildApprentice>[1] = {}) =>
  buildApprentice(school.api.dataSource, { nro_ficha, ...overrides })

it('the list has the enabled and unfinished fichas of the head, newest number first', async () => {
  expect(await own()).toEqual([])
  const first = await buildHeaded()
  const second = await buildHeaded({ fecha_fin_lectiva: inDays(-30), fecha_fin_ficha: inDays(0) })
  await buildHeaded({ fecha_fin_lectiva: inDays(-30), fecha_fin_ficha: inDays(-1) })
  await buildHeaded({ estado: 'deshabilitado' })
  await buildHeaded({ id_jefe: school.admin.id })
  expect((await own()).map(({ nro_ficha }) => nro_ficha)).toEqual([second.nro_ficha, first.nro_ficha])
  expect((await school.api.get('/dashboard/own-fichas')).status).toBe(401)
})

it('the age of the last report is counted from the time of its import if the report has no date', async () => {
  const [never, dated, undated, forced] = [
    await buildHeaded(),
    await buildHeaded(),
    await buildHeaded(),
    await buildHeaded(),
  ]
  await report(dated.nro_ficha, { fecha_reporte: inDays(-41) })
  await report(undated.nro_ficha, { fecha_reporte: null, fecha: new Date() })
  await report(forced.nro_ficha, { fecha_reporte: inDays(-2), orden: 1 })
  await report(forced.nro_ficha, { fecha_reporte: inDays(-31), orden: 2 })
  const ages = Object.fromEntries((await own()).map(({ nro_ficha, dias_reporte }) => [nro_ficha, dias_reporte]))
  expect(ages).toEqual({
    [never.nro_ficha]: null,
    [dated.nro_ficha]: 41,
    [undated.nro_ficha]: 0,
    [forced.nro_ficha]: 31,
  })
})

it('the people near the threshold and without contact data are as many as in the linked lists', async () => {
  const { dataSource } = school.api
  const tecnologo = { id_programa_formacion: (await buildProgram(dataSource, { total_resultados: 12 })).id }
  const tecnico = await buildProgram(dataSource, { total_resultados: 12, nivel: 'tecnico' })
  const [plain, technical, unknown] = [
    await buildHeaded(tecnologo),
    await buildHeaded({ id_programa_formacion: tecnico.id }),
    await buildHeaded(tecnologo),
  ]
  for (const { nro_ficha } of [plain, technical]) await report(nro_ficha)
  // Nine of twelve outcomes reach the threshold of 75 %.
  for (const resultados_aprobados of [12, 9, 8, 6, 5]) await enrol(plain.nro_ficha, { resultados_aprobados })
  await enrol(plain.nro_ficha, { resultados_aprobados: 8, estado: 'CANCELADO' })
  await enrol(technical.nro_ficha, { resultados_aprobados: 8, celular: '3000000000' })
  await enrol(technical.nro_ficha, { resultados_aprobados: 12, correo: 'luz@fichero.example' })
  await enrol(unknown.nro_ficha, { resultados_aprobados: 8 })
  const fichas = Object.fromEntries((await own()).map(({ nro_ficha, ...figures }) => [nro_ficha, figures]))
  expect(fichas[plain.nro_ficha]).toMatchObject({ con_faltantes: 4, cerca: 2, sin_contacto: 5 })
  expect(fichas[technical.nro_ficha]).toMatchObject({ con_faltantes: 1, cerca: 0, sin_contacto: 0 })
  expect(fichas[unknown.nro_ficha]).toMatchObject({ con_faltantes: 0, cerca: 0, sin_contacto: 1 })

  const few = await get<BoardPeopleAnswer>(`/fichas/tyt?ficha=${plain.nro_ficha}&faltan=pocos`)
  expect(few.aprendices.map(({ faltan_para_lista }) => faltan_para_lista)).toEqual([1, 3])
  const withoutContact = '/dashboard/apprentices?mias=true&sinContacto=true'
  expect((await get<DashboardApprenticesAnswer>(withoutContact)).pagination.totalItems).toBe(6)
  expect((await get<DashboardApprenticesAnswer>(withoutContact, school.adminToken)).pagination.totalItems).toBe(0)
})

it('the people with missing outcomes are as many as in the ficha, and none after the import is undone', async () => {
  await openFixtureFicha(school)
  const { body } = await importEvaluations(school, FICHA, fixture('judgments'))
  const { totales } = await get<MissingAnswer>(`/fichas/${FICHA}/faltantes`)
  const [known] = await own(school.adminToken)
  expect(known).toMatchObject({
    nro_ficha: FICHA,
    fecha_reporte: body.reporte.fecha_reporte,
    aprendices: totales.aprendices,
    con_faltantes: totales.con_faltantes,
    faltan: totales.faltan,
  })
  expect(totales.con_faltantes).toBeGreaterThan(0)
  await school.api.post(`/fichas/${FICHA}/importaciones/${body.reporte.id}/deshacer`, {}, school.adminToken)
  const [unknown] = await own(school.adminToken)
  expect(unknown).toMatchObject({ fecha_reporte: null, dias_reporte: null, con_faltantes: 0, faltan: null, cerca: 0 })
})

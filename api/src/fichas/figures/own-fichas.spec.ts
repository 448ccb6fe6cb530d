import type { DashboardApprenticesAnswer, OwnFichasAnswer } from '@fichero/contract/dashboard.schema'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../../testing/build.js'
import { inDays } from '../../testing/days.js'
import { fixture } from '../../testing/fixtures.js'
import { FICHA, importEvaluations, openFixtureFicha, openSchool, type School } from '../../testing/school.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const get = async <T>(path: string, token = school.userToken) => (await school.api.get<T>(path, token)).body
const own = async (token = school.userToken) => (await get<OwnFichasAnswer>('/dashboard/own-fichas', token)).fichas

const heading = (given: Parameters<typeof buildFicha>[1] = {}) =>
  buildFicha(school.api.dataSource, {
    id_jefe: school.user.id,
    fecha_fin_lectiva: inDays(10),
    fecha_fin_ficha: inDays(200),
    ...given,
  })
const report = (nro_ficha: number, given: Partial<Parameters<typeof buildReport>[1]> = {}) =>
  buildReport(school.api.dataSource, { nro_ficha, ...given })
const enrol = (nro_ficha: number, given: Parameters<typeof buildApprentice>[1] = {}) =>
  buildApprentice(school.api.dataSource, { nro_ficha, ...given })

it('has the fichas of the head that are enabled and have not ended, the newest number first', async () => {
  expect(await own()).toEqual([])
  const first = await heading()
  const second = await heading({ fecha_fin_ficha: inDays(0) })
  await heading({ fecha_fin_ficha: inDays(-1) })
  await heading({ estado: 'deshabilitado' })
  await heading({ id_jefe: school.admin.id })
  expect((await own()).map(({ nro_ficha }) => nro_ficha)).toEqual([second.nro_ficha, first.nro_ficha])
  expect((await school.api.get('/dashboard/own-fichas')).status).toBe(401)
})

it('tells the age of the last report in the order of the loads, by its load where it names no day', async () => {
  const [never, dated, undated, forced] = [await heading(), await heading(), await heading(), await heading()]
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

it('counts who is close to the test and whom nobody can reach as the lists behind the numbers do', async () => {
  const { dataSource } = school.api
  const tecnologo = { id_programa_formacion: (await buildProgram(dataSource, { total_resultados: 12 })).id }
  const tecnico = await buildProgram(dataSource, { total_resultados: 12, nivel: 'tecnico' })
  const [plain, technical, unknown] = [
    await heading(tecnologo),
    await heading({ id_programa_formacion: tecnico.id }),
    await heading(tecnologo),
  ]
  for (const { nro_ficha } of [plain, technical]) await report(nro_ficha)
  // Nine of twelve are ready.
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
  const unreached = '/dashboard/apprentices?mias=true&sinContacto=true'
  expect((await get<DashboardApprenticesAnswer>(unreached)).pagination.totalItems).toBe(6)
  expect((await get<DashboardApprenticesAnswer>(unreached, school.adminToken)).pagination.totalItems).toBe(0)
})

it('counts who lacks something as the ficha does, and knows nothing again once the load is undone', async () => {
  await openFixtureFicha(school)
  const { body } = await importEvaluations(school, FICHA, fixture('judgments'))
  const { totales } = await get<MissingAnswer>(`/fichas/${FICHA}/faltantes`)
  const [known] = await own(school.adminToken)
  expect(known).toMatchObject({
    nro_ficha: FICHA,
    fecha_reporte: body.reporte.fecha_reporte,
    aprendices: totales.aprendices,
    con_faltantes: totales.con_faltantes,
  })
  expect(totales.con_faltantes).toBeGreaterThan(0)
  await school.api.post(`/fichas/${FICHA}/importaciones/${body.reporte.id}/deshacer`, {}, school.adminToken)
  const [unknown] = await own(school.adminToken)
  expect(unknown).toMatchObject({ fecha_reporte: null, dias_reporte: null, con_faltantes: 0, cerca: 0 })
})

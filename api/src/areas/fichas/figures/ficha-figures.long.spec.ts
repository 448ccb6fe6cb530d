import type { DashboardApprenticesAnswer, TytAnswer } from '@fichero/contract/dashboard.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../../../../testing/build.js'
import { codesOf } from '../../../../testing/codes-of.js'
import { countQueries } from '../../../../testing/count-queries.js'
import { inDays } from '../../../../testing/days.js'
import { openSchool, type School } from '../../../../testing/school.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const get = async <T>(path: string) => (await school.api.get<T>(`/dashboard/${path}`, school.userToken)).body
const apprentices = (query = '') => get<DashboardApprenticesAnswer>(`apprentices${query}`)

/** Builds an unfinished ficha without a report. */
const withoutReport = (overrides: Parameters<typeof buildFicha>[1] = {}) =>
  buildFicha(school.api.dataSource, { fecha_fin_lectiva: inDays(10), fecha_fin_ficha: inDays(200), ...overrides })
/** Builds an unfinished ficha with a report. */
const running = async (overrides: Parameters<typeof buildFicha>[1] = {}) => {
  const ficha = await withoutReport(overrides)
  await buildReport(school.api.dataSource, { nro_ficha: ficha.nro_ficha })
  return ficha
}
const enrol = (
  nro_ficha: number,
  resultados_aprobados: number,
  overrides: Parameters<typeof buildApprentice>[1] = {},
) => buildApprentice(school.api.dataSource, { nro_ficha, resultados_aprobados, ...overrides })
/** Builds a program of the tecnólogo level with this number of outcomes. */
const tecnologo = (total_resultados: number) => buildProgram(school.api.dataSource, { total_resultados })

it('an empty database gives zeros and empty lists', async () => {
  expect(await get('tyt')).toEqual({ total: 0, listos: 0, listos_sin_inscribir: 0, cerca: 0, lejos: 0, sin_reporte: 0 })
  expect(await apprentices()).toEqual({
    aprendices: [],
    pagination: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 10 },
  })
})

it('count and list compare the exact percentage with the bands, not the rounded percentage', async () => {
  const program = await tecnologo(100_000)
  const { nro_ficha } = await running({ id_programa_formacion: program.id })
  // The percentages of 74,996 and 49,996 round to 75 and 50.
  const people = { listos: [75_000, 100_000], cerca: [74_996, 74_999, 50_000], lejos: [49_999, 49_996, 0, 1] }
  for (const approved of Object.values(people).flat()) await enrol(nro_ficha, approved)
  expect(await get<TytAnswer>('tyt')).toEqual({
    total: 9,
    listos: 2,
    listos_sin_inscribir: 2,
    cerca: 3,
    lejos: 4,
    sin_reporte: 0,
  })
  for (const [tyt, approved] of Object.entries(people)) {
    const { aprendices, pagination } = await apprentices(`?tyt=${tyt}`)
    expect(aprendices.map((one) => one.resultados_aprobados).sort()).toEqual(approved.sort())
    expect(pagination.totalItems).toBe(approved.length)
  }
  expect((await apprentices('?tyt=cerca')).aprendices.map((one) => one.porcentaje_tyt)).toContain(75)
})

it('apprentices of a program without outcomes are in the lowest band', async () => {
  const { nro_ficha } = await running({ id_programa_formacion: (await tecnologo(0)).id })
  await enrol(nro_ficha, 0)
  expect(await get('tyt')).toEqual({ total: 1, listos: 0, listos_sin_inscribir: 0, cerca: 0, lejos: 1, sin_reporte: 0 })
  expect((await apprentices('?tyt=lejos')).aprendices).toMatchObject([{ total_resultados: 0, porcentaje_tyt: 0 }])
})

it('the count includes apprentices in training at tecnólogo level, in enabled fichas that have not ended', async () => {
  const program = await tecnologo(10)
  const of = { id_programa_formacion: program.id }
  const IN_TRAINING = ['CONDICIONADO', 'EN FORMACION', 'INDUCCION', 'REINTEGRADO']
  const tecnico = await buildProgram(school.api.dataSource, { total_resultados: 10, nivel: 'tecnico' })
  const lastDay = await running({ ...of, fecha_fin_lectiva: inDays(-30), fecha_fin_ficha: inDays(0) })
  const ended = await running({ ...of, fecha_fin_lectiva: inDays(-30), fecha_fin_ficha: inDays(-1) })
  const disabled = await running({ ...of, estado: 'deshabilitado' })
  const technical = await running({ id_programa_formacion: tecnico.id })
  for (const estado of [...IN_TRAINING, 'FUERA DEL REPORTE', 'CANCELADO', 'CERTIFICADO', 'OTRO'])
    await enrol(lastDay.nro_ficha, 8, { estado })
  for (const ficha of [ended, disabled, technical]) await enrol(ficha.nro_ficha, 8)
  expect(await get('tyt')).toEqual({ total: 4, listos: 4, listos_sin_inscribir: 4, cerca: 0, lejos: 0, sin_reporte: 0 })
  expect((await apprentices('?tyt=listos')).aprendices.map(({ estado }) => estado).sort()).toEqual(IN_TRAINING)
  const everybody = await apprentices()
  expect(everybody.pagination.totalItems).toBe(5)
  expect(everybody.aprendices.map(({ nro_ficha }) => nro_ficha)).toContain(technical.nro_ficha)
  expect((await apprentices(`?tyt=listos&programId=${tecnico.id}`)).aprendices).toEqual([])
})

it('the list has the people of one program or all programs by page, sorted by newest ficha and then by name', async () => {
  const program = await tecnologo(8)
  const of = { id_programa_formacion: program.id }
  const [older, newer] = [
    await running({ nro_ficha: 2_500_001, ...of }),
    await running({ nro_ficha: 2_500_002, ...of }),
  ]
  const other = await running({ nro_ficha: 2_500_003 })
  await enrol(older.nro_ficha, 6, { nombre: 'ÁNGELA', apellido: 'PAZ' })
  await enrol(older.nro_ficha, 1, { nombre: 'ZULMA', apellido: 'PAZ' })
  await enrol(older.nro_ficha, 1, { nombre: 'BRAYAN', apellido: 'PAZ' })
  await enrol(newer.nro_ficha, 1, { nombre: 'WILLIAM', apellido: 'PAZ' })
  await enrol(other.nro_ficha, 1, { nombre: 'CAMILA', apellido: 'PAZ' })
  const names = async (query: string) => (await apprentices(query)).aprendices.map(({ nombre }) => nombre)
  expect(await names('')).toEqual(['CAMILA', 'WILLIAM', 'ÁNGELA', 'BRAYAN', 'ZULMA'])
  expect(await names(`?programId=${program.id}&page=2&limit=3`)).toEqual(['ZULMA'])
  expect((await apprentices(`?programId=${program.id}&tyt=&page=2&limit=3`)).pagination).toEqual({
    currentPage: 2,
    totalPages: 2,
    totalItems: 4,
    itemsPerPage: 3,
  })
  expect((await apprentices('?tyt=listos')).aprendices).toEqual([
    {
      tipo_documento: 'CC',
      nro_documento: expect.any(String),
      nombre: 'ÁNGELA',
      apellido: 'PAZ',
      estado: 'EN FORMACION',
      nro_ficha: older.nro_ficha,
      nombre_programa: program.nombre_programa,
      resultados_aprobados: 6,
      total_resultados: 8,
      porcentaje_tyt: 75,
      banda: 'lista',
      sin_banda: null,
      faltan_para_lista: 0,
      faltan: 2,
    },
  ])
})

it('people who are far from ready are distinguished from people in fichas without a report', async () => {
  const of = { id_programa_formacion: (await tecnologo(8)).id }
  const [fresh, reported] = [await withoutReport(of), await running(of)]
  await buildReport(school.api.dataSource, { nro_ficha: fresh.nro_ficha, tipo: 'aprendices' })
  for (const { nro_ficha } of [fresh, reported]) await enrol(nro_ficha, 0)
  await enrol(fresh.nro_ficha, 0, { estado: 'CANCELADO' })
  expect(await get('tyt')).toEqual({ total: 2, listos: 0, listos_sin_inscribir: 0, cerca: 0, lejos: 1, sin_reporte: 1 })
  expect((await apprentices('?tyt=sin_reporte')).aprendices).toMatchObject([
    { nro_ficha: fresh.nro_ficha, banda: null, sin_banda: 'sin_reporte', faltan_para_lista: 6 },
  ])
  expect((await apprentices('?tyt=lejos')).aprendices).toMatchObject([
    { nro_ficha: reported.nro_ficha, banda: 'lejos', sin_banda: null },
  ])
})

it('invalid bands and programs are rejected', async () => {
  const { status, body } = await school.api.get('/dashboard/apprentices?tyt=lista&programId=x', school.userToken)
  expect(status).toBe(400)
  expect(codesOf(body)).toEqual({ tyt: 'invalid', programId: 'invalid' })
})

it('the list runs the same number of queries for any number of people', async () => {
  const { dataSource } = school.api
  const paths = ['tyt', 'ending-soon', 'apprentices?tyt=lejos']
  const countAll = () => Promise.all(paths.map((path) => get(path)))
  const before = await countQueries(dataSource, countAll)
  for (let ficha = 0; ficha < 4; ficha++) {
    const { nro_ficha } = await running({ id_programa_formacion: (await tecnologo(10)).id })
    for (let person = 0; person < 3; person++) await enrol(nro_ficha, person)
  }
  expect((await apprentices('?tyt=lejos')).aprendices).toHaveLength(10)
  expect(await countQueries(dataSource, countAll)).toBe(before)
})

import type { BoardGroupsAnswer, BoardPeopleAnswer, BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../../../../testing/build.js'
import { codesOf } from '../../../../testing/codes-of.js'
import { inDays } from '../../../../testing/days.js'
import { download } from '../../../../testing/download.js'
import { openSchool, type School } from '../../../../testing/school.js'

let school: School
beforeEach(async () => {
  school = await openSchool()
})
afterEach(() => school.close())

const get = async <T>(path: string, token = school.userToken) =>
  (await school.api.get<T>(`/fichas/tyt${path}`, token)).body
const people = (query = '') => get<BoardPeopleAnswer>(query)
const names = async (query = '') => (await people(query)).aprendices.map(({ nombre }) => nombre)
const totals = (query = '') => get<BoardTotalsAnswer>(`/totales${query}`)
const groups = (query: string) => get<BoardGroupsAnswer>(`/agrupados?${query}`)

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
  nombre: string,
  approved: number,
  overrides: Parameters<typeof buildApprentice>[1] = {},
) => buildApprentice(school.api.dataSource, { nro_ficha, nombre, resultados_aprobados: approved, ...overrides })
/** Builds a program of the tecnólogo level with this number of outcomes. */
const tecnologo = (total_resultados: number) => buildProgram(school.api.dataSource, { total_resultados })

/** Creates two fichas. In the first, with 20 outcomes, people need 15 to be ready; in the second 8 of 10. */
async function twoFichas() {
  const program = await tecnologo(20)
  const other = await tecnologo(10)
  const first = await running({ nro_ficha: 2_500_001, id_programa_formacion: program.id, id_jefe: school.admin.id })
  const second = await running({ nro_ficha: 2_500_002, id_programa_formacion: other.id })
  await enrol(first.nro_ficha, 'ZOE', 15)
  await enrol(first.nro_ficha, 'ANA', 15)
  await enrol(first.nro_ficha, 'LUZ', 12)
  await enrol(first.nro_ficha, 'EVA', 3)
  await enrol(second.nro_ficha, 'RUT', 7)
  await enrol(second.nro_ficha, 'SOL', 8)
  return { program, other, first, second }
}

it('the board is empty without people', async () => {
  expect(await people()).toEqual({
    aprendices: [],
    pagination: { currentPage: 1, totalPages: 0, totalItems: 0, itemsPerPage: 10 },
  })
  expect(await totals()).toEqual({
    total: 0,
    listos: 0,
    cerca: 0,
    lejos: 0,
    sin_reporte: 0,
    listos_sin_inscribir: 0,
    faltan: { '1': 0, '2': 0, '3': 0, '4-5': 0, '6-10': 0, '11-20': 0, 'mas-de-20': 0 },
    pasos: { sin_inscribir: 0, inscrito: 0, presentado: 0, certificado: 0 },
  })
  expect((await groups('por=jefe')).filas).toEqual([])
})

it('the list is sorted over all pages: ready people, then by missing outcomes, then people without a report', async () => {
  await twoFichas()
  const fresh = await withoutReport({ id_programa_formacion: (await tecnologo(4)).id })
  await enrol(fresh.nro_ficha, 'NEW', 0)
  const empty = await running({ id_programa_formacion: (await tecnologo(0)).id })
  await enrol(empty.nro_ficha, 'NIL', 0)
  const order = ['SOL', 'ANA', 'ZOE', 'RUT', 'LUZ', 'EVA', 'NIL', 'NEW']
  expect(await names()).toEqual(order)
  for (const limit of [1, 2, 3, 5]) {
    const pages = []
    for (let page = 1; page <= Math.ceil(order.length / limit); page++)
      pages.push(await names(`?page=${page}&limit=${limit}`))
    expect(pages.flat()).toEqual(order)
    expect(pages.every((page, index) => page.length === limit || index === pages.length - 1)).toBe(true)
  }
  expect((await people('?page=9')).pagination).toMatchObject({ currentPage: 9, totalItems: 8 })
})

it('the list has each person’s progress and ficha', async () => {
  const { program } = await twoFichas()
  const { admin } = school
  const [luz] = (await people('?faltan=3')).aprendices
  expect(luz).toEqual({
    nro_documento: expect.any(String),
    tipo_documento: 'CC',
    nombre: 'LUZ',
    apellido: expect.any(String),
    estado: 'EN FORMACION',
    resultados_aprobados: 12,
    total_resultados: 20,
    porcentaje_tyt: 60,
    banda: 'cerca',
    sin_banda: null,
    faltan_para_lista: 3,
    faltan: 8,
    nro_ficha: 2_500_001,
    id_programa: program.id,
    nombre_programa: program.nombre_programa,
    nombre_jefe_ficha: `${admin.nombre} ${admin.apellido}`,
    ultimo_reporte: {
      archivo: 'Reporte de Juicios Evaluativos.xls',
      fecha: expect.stringMatching(/^2026-/),
      fecha_reporte: expect.stringMatching(/^2026-/),
    },
    tyt_inscrito: null,
    tyt_presentado: null,
    tyt_certificado: null,
    can: { recordTyt: false },
  })
})

it('the list can be filtered by group, missing outcomes, program, ficha, head and the fichas of the user', async () => {
  const { program, second } = await twoFichas()
  expect(await names('?grupo=listos')).toEqual(['SOL', 'ANA', 'ZOE'])
  expect(await names('?grupo=cerca')).toEqual(['RUT', 'LUZ'])
  expect(await names('?grupo=lejos')).toEqual(['EVA'])
  expect(await names('?faltan=1')).toEqual(['RUT'])
  expect(await names('?faltan=11-20')).toEqual(['EVA'])
  expect(await names(`?programId=${program.id}&grupo=listos`)).toEqual(['ANA', 'ZOE'])
  expect(await names(`?ficha=${second.nro_ficha}`)).toEqual(['SOL', 'RUT'])
  expect(await names(`?jefe=${school.admin.nro_documento}`)).toEqual(['ANA', 'ZOE', 'LUZ', 'EVA'])
  expect(await names('?mias=true')).toEqual([])
  const own = await get<BoardPeopleAnswer>('?mias=true', school.adminToken)
  expect(own.aprendices).toHaveLength(4)
  const { status, body } = await school.api.get('/fichas/tyt?grupo=x&faltan=0&ficha=y', school.userToken)
  expect(status).toBe(400)
  expect(codesOf(body)).toEqual({ grupo: 'invalid', faltan: 'invalid', ficha: 'invalid' })
})

it('the figures count the same people as the list, in total and by program, ficha and head', async () => {
  const { program, other, first, second } = await twoFichas()
  expect(await totals()).toEqual({
    total: 6,
    listos: 3,
    cerca: 2,
    lejos: 1,
    sin_reporte: 0,
    listos_sin_inscribir: 3,
    faltan: { '1': 1, '2': 0, '3': 1, '4-5': 0, '6-10': 0, '11-20': 1, 'mas-de-20': 0 },
    pasos: { sin_inscribir: 6, inscrito: 0, presentado: 0, certificado: 0 },
  })
  expect(await totals(`?programId=${other.id}`)).toMatchObject({ total: 2, listos: 1, cerca: 1 })
  const of20 = { total: 4, listos: 2, cerca: 1, lejos: 1, sin_reporte: 0, listos_sin_inscribir: 2 }
  const of10 = { total: 2, listos: 1, cerca: 1, lejos: 0, sin_reporte: 0, listos_sin_inscribir: 1 }
  expect((await groups('por=programa')).filas).toEqual([
    { clave: String(program.id), nombre: program.nombre_programa, ...of20 },
    { clave: String(other.id), nombre: other.nombre_programa, ...of10 },
  ])
  expect((await groups('por=ficha')).filas).toEqual([
    { clave: String(first.nro_ficha), nombre: program.nombre_programa, ...of20 },
    { clave: String(second.nro_ficha), nombre: other.nombre_programa, ...of10 },
  ])
  const { admin } = school
  const heads = await groups('por=jefe&limit=1')
  expect(heads.filas).toEqual([{ clave: admin.nro_documento, nombre: `${admin.nombre} ${admin.apellido}`, ...of20 }])
  expect(heads.pagination).toMatchObject({ totalItems: 2, totalPages: 2 })
  expect((await groups('por=jefe&page=9')).pagination).toMatchObject({ currentPage: 9, totalItems: 2 })
  expect((await school.api.get('/fichas/tyt/agrupados?por=centro', school.userToken)).status).toBe(400)
})

it('the board excludes people who left, and people of a técnico program or of a disabled or finished ficha', async () => {
  const of = { id_programa_formacion: (await tecnologo(4)).id }
  const tecnico = await buildProgram(school.api.dataSource, { total_resultados: 4, nivel: 'tecnico' })
  const { nro_ficha } = await running(of)
  await enrol(nro_ficha, 'ANA', 3)
  await enrol(nro_ficha, 'LEO', 3, { estado: 'CANCELADO' })
  await enrol(nro_ficha, 'PAZ', 3, { estado: 'CERTIFICADO' })
  const others = [
    await running({ id_programa_formacion: tecnico.id }),
    await running({ ...of, estado: 'deshabilitado' }),
    await running({ ...of, fecha_fin_lectiva: inDays(-9), fecha_fin_ficha: inDays(-1) }),
  ]
  for (const ficha of others) await enrol(ficha.nro_ficha, 'IDA', 3)
  expect(await names()).toEqual(['ANA'])
  expect(await totals()).toMatchObject({ total: 1, listos: 1 })
  expect((await groups('por=ficha')).filas).toMatchObject([{ clave: String(nro_ficha), total: 1 }])
})

describe('the exported board', () => {
  const exported = (query = '', token = school.adminToken) =>
    download(school.api, `/fichas/tyt/exportacion${query}`, token)

  it('contains the filtered people with the data that the registration for the test requires', async () => {
    const { first, program } = await twoFichas()
    await enrol(first.nro_ficha, '=1+1', 16, { celular: '3005550001', correo: 'luz@correo.example' })
    const { status, headers, sheets } = await exported('?grupo=listos')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toBe('attachment; filename="tyt.xlsx"')
    const [headings = [], ...rows] = sheets.Aprendices ?? []
    expect(rows.map((row) => row[2])).toEqual(['SOL', '=1+1', 'ANA', 'ZOE'])
    expect(Object.fromEntries(headings.map((heading, index) => [heading, rows[1]?.[index]]))).toEqual({
      'Tipo de documento': 'CC',
      Documento: expect.any(String),
      Nombres: '=1+1',
      Apellidos: expect.any(String),
      Correo: 'luz@correo.example',
      Celular: '3005550001',
      Programa: program.nombre_programa,
      'Número de ficha': first.nro_ficha,
      'Jefe de ficha': `${school.admin.nombre} ${school.admin.apellido}`,
      Estado: 'EN FORMACION',
      'Inscrito a la TyT': null,
      'Presentó la TyT': null,
      'Certificado de la TyT': null,
      'Resultados aprobados': 16,
      'Resultados del programa': 20,
      Porcentaje: 80,
      'Grupo de avance': 'Listo',
      'Faltan para el 75 %': 0,
    })
  })

  it('contains contact data only for administrators and for the head of the ficha', async () => {
    const contact = { celular: '3005550001', correo: 'luz@correo.example' }
    const of = { id_programa_formacion: (await tecnologo(4)).id }
    const [headed, other] = [await running({ ...of, id_jefe: school.user.id }), await running(of)]
    await enrol(headed.nro_ficha, 'ANA', 4, contact)
    await enrol(other.nro_ficha, 'EVA', 3, contact)
    const contactOf = async (token: string) =>
      Object.fromEntries(
        ((await exported('', token)).sheets.Aprendices ?? []).slice(1).map((row) => [row[2], row.slice(4, 6)]),
      )
    const both = [contact.celular, contact.correo]
    expect(await contactOf(school.adminToken)).toEqual({ ANA: both, EVA: both })
    expect(await contactOf(school.userToken)).toEqual({ ANA: both, EVA: [null, null] })
  })
})

import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { buildApprentice, buildFicha } from '../../../../testing/build.js'
import { download } from '../../../../testing/download.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, getApprentice, getFicha, importEvaluations } from '../../../../testing/school.js'
import { Enrolment } from '../enrolment.entity.js'
import { Ficha } from '../ficha.entity.js'

let school: FichaSchool
let shown: FichaAnswer
beforeAll(async () => {
  school = await openFichaSchool()
  await importEvaluations(school, FICHA, fixture('judgments'))
  await buildApprentice(school.api.dataSource, { nro_ficha: FICHA, nombre: '=1+1', apellido: 'Ñandú' })
  shown = await getFicha(school, FICHA)
})
afterAll(() => school.close())

const exported = (path = `/fichas/${FICHA}/exportacion`, token = school.userToken) => download(school.api, path, token)

it('the workbook of a ficha contains every person with the figures of the screen', async () => {
  const { status, headers, sheets } = await exported()
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="ficha-2888001.xlsx"')
  expect(headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/)
  const [headings, ...rows] = sheets.Aprendices ?? []
  expect(headings).toEqual([
    'Tipo de documento',
    'Documento',
    'Nombres',
    'Apellidos',
    'Estado',
    'Resultados aprobados',
    'Resultados del programa',
    'Porcentaje',
    'Grupo de avance',
    'Faltan para el 75 %',
    'Horas aprobadas',
  ])
  expect(rows.map((row) => [row[1], row[2], row[3], row[4], row[5], row[6], row[7], row[9], row[10]])).toEqual(
    shown.aprendices.map((person) => [
      person.nro_documento,
      person.nombre,
      person.apellido,
      person.estado,
      person.resultados_aprobados,
      person.total_resultados,
      person.porcentaje_tyt,
      person.sin_banda ? null : person.faltan_para_lista,
      person.horas_aprobadas,
    ]),
  )
  const cancelled = new Set(rows.filter((row) => row[4] === 'CANCELADO').map((row) => row[8]))
  expect([...cancelled]).toEqual(['Ya no está en la ficha'])
})

it('the workbook of a ficha has a sheet with the ficha and its last report', async () => {
  const facts = Object.fromEntries(((await exported()).sheets.Ficha ?? []) as [string, unknown][])
  expect(facts).toMatchObject({
    Dato: 'Valor',
    'Número de ficha': FICHA,
    'Inicio de la etapa lectiva': new Date(shown.fecha_inicio_lectiva),
    'Último reporte': shown.ultimo_reporte?.archivo,
    'Aprendices en formación': shown.total_aprendices_en_formacion,
    'Aprendices en total': shown.aprendices.length,
  })
})

it('the workbook of an apprentice contains every outcome with its judgment', async () => {
  const { nro_documento } = shown.aprendices.find(({ banda }) => banda === 'cerca') ?? shown.aprendices[0]!
  const apprentice = await getApprentice(school, nro_documento)
  const { headers, sheets } = await exported(`/fichas/aprendiz/${nro_documento}/exportacion?ficha=${FICHA}`)
  expect(headers.get('content-disposition')).toContain(`"aprendiz-${nro_documento}-ficha-${FICHA}.xlsx"`)
  const outcomes = apprentice.competencias.flatMap((all) => all.resultados_aprendizaje)
  const [, ...rows] = sheets.Resultados ?? []
  expect(rows.map((row) => [row[2], row[3]])).toEqual(outcomes.map(({ codigo, nombre_rae }) => [codigo, nombre_rae]))
  expect(rows.filter((row) => row[4] === 'Aprobado')).toHaveLength(apprentice.resultados_aprobados)
  const judged = outcomes.findIndex(({ juicio_evaluativo }) => juicio_evaluativo.fecha_registro)
  const { evaluador, fecha_registro } = outcomes[judged]!.juicio_evaluativo
  expect(rows[judged]?.[5]).toBe(evaluador)
  // A workbook stores a date and time as a fractional number of days.
  const minutes = (moment: unknown) => Math.round(Number(moment) / 60_000)
  expect(minutes(rows[judged]?.[6])).toBe(minutes(new Date(`${fecha_registro?.replace(' ', 'T')}Z`)))
  const facts = Object.fromEntries((sheets.Aprendiz ?? []) as [string, unknown][])
  expect(facts).toMatchObject({
    Documento: nro_documento,
    Porcentaje: apprentice.porcentaje_tyt,
    'Grupo de avance': 'Cerca',
  })
})

it('the workbook of what is missing has phones and mails only for administrators and the head of the ficha', async () => {
  const { manager } = school.api.dataSource
  const [lacking] = shown.aprendices.filter(({ faltan, estado }) => (faltan ?? 0) > 0 && estado === 'EN FORMACION')
  const contact = { celular: '3005550001', correo: 'ana@correo.example' }
  const person = { nro_ficha: FICHA, nro_documento: lacking!.nro_documento }
  await manager.update(Enrolment, person, contact)
  const contactFor = async (token: string) => {
    const { sheets } = await exported(`/fichas/${FICHA}/faltantes/exportacion`, token)
    const [headings = [], ...rows] = sheets['Lo que falta'] ?? []
    const row = rows.find((cells) => cells[headings.indexOf('Documento')] === person.nro_documento)
    return ['Celular', 'Correo'].map((heading) => row?.[headings.indexOf(heading)])
  }
  const both = [contact.celular, contact.correo]
  expect([await contactFor(school.adminToken), await contactFor(school.userToken)]).toEqual([both, [null, null]])
  await manager.update(Ficha, { nro_ficha: FICHA }, { id_jefe: school.user.id })
  const ofHead = await contactFor(school.userToken)
  await manager.update(Ficha, { nro_ficha: FICHA }, { id_jefe: school.admin.id })
  expect(ofHead).toEqual(both)
})

it('the workbook of a ficha is in the requested language', async () => {
  const { sheets } = await exported(`/fichas/${FICHA}/exportacion?lang=en`)
  expect(Object.keys(sheets)).toEqual(['Apprentices', 'Ficha'])
  expect(sheets.Apprentices?.[0]).toContain('Surnames')
  expect((await exported(`/fichas/${FICHA}/exportacion?lang=fr`)).status).toBe(400)
})

it.each([
  ['faltantes', `/fichas/${FICHA}/faltantes/exportacion`, 'lo-que-falta-ficha-2888001', ['Lo que falta', 'Ficha']],
  [
    'missing',
    `/fichas/${FICHA}/faltantes/exportacion?lang=en`,
    'what-is-missing-ficha-2888001',
    ['What is missing', 'Ficha'],
  ],
  ['pendientes', '/fichas/pendientes/exportacion', 'lo-que-falta-por-evaluar', ['Lo que falta por evaluar']],
  ['owed', '/fichas/pendientes/exportacion?lang=en', 'outstanding-judgments', ['Outstanding judgments']],
])('the export of the screen %s has a translated file name, and rows', async (_, path, name, names) => {
  const { headers, sheets } = await exported(path)
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}.xlsx"`)
  expect(Object.keys(sheets)).toEqual(names)
  expect(sheets[names[0]!]!.length).toBeGreaterThan(1)
})

it('an export is rejected under the same conditions as the screen', async () => {
  expect((await exported('/fichas/2700999/exportacion')).status).toBe(404)
  await school.api.dataSource.query(`UPDATE ficha SET estado = 'deshabilitado'`)
  expect((await exported()).status).toBe(404)
  expect((await exported(undefined, school.adminToken)).status).toBe(200)
  expect((await fetch(`${school.api.url}/api/fichas/${FICHA}/exportacion`)).status).toBe(401)
})

describe('the exported list of fichas', () => {
  const numbers = async (query: string) => {
    const { sheets } = await exported(`/fichas/exportacion?${query}`)
    return (sheets.Fichas ?? []).slice(1).map(([number]) => number)
  }

  it('contains the fichas that match the filters, or the selected fichas', async () => {
    await school.api.dataSource.query(`UPDATE ficha SET estado = 'habilitado'`)
    const { nro_ficha } = await buildFicha(school.api.dataSource, { jornada: 'nocturna' })
    const newestFirst = [FICHA, nro_ficha].sort((a, b) => b - a)
    expect(await numbers('')).toEqual(newestFirst)
    expect(await numbers('jornada=nocturna')).toEqual([nro_ficha])
    expect(await numbers(`nros=${FICHA},1`)).toEqual([FICHA])
    expect((await exported('/fichas/exportacion?nros=x')).status).toBe(400)
  })

  it('contains the same figures as the cards', async () => {
    const { sheets, headers } = await exported(`/fichas/exportacion?nros=${FICHA}&lang=en`)
    expect(headers.get('content-disposition')).toBe('attachment; filename="fichas.xlsx"')
    const [headings = [], row = []] = sheets.Fichas ?? []
    const facts = Object.fromEntries(headings.map((heading, index) => [heading, row[index]]))
    expect(facts).toMatchObject({
      'Ficha number': FICHA,
      'Head instructor': shown.nombre_jefe_ficha,
      Shift: 'Mixed',
      'Apprentices in training': shown.total_aprendices_en_formacion,
      'Mean progress': shown.progreso,
      'Missing outcomes': shown.faltan,
      'Apprentices with something missing': shown.con_faltantes,
      'Days since the last report': shown.dias_reporte,
    })
  })
})

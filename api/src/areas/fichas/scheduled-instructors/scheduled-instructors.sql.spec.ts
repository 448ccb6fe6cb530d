import type { ImportsAnswer } from '@fichero/contract/import-history.schema'
import type { ImportAnswer } from '@fichero/contract/imports.schema'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import type { ScheduledInstructorsAnswer } from '@fichero/contract/scheduled-instructors.schema'
import { auditEntriesOf } from '../../../../testing/audit-entries.js'
import { buildFicha, buildUser } from '../../../../testing/build.js'
import { download } from '../../../../testing/download.js'
import { type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { ENGLISH, instructorsReport, PROPAGATE, scheduled } from '../../../../testing/instructors-report.js'
import { FICHA, importEvaluations, PROGRAM_DATA } from '../../../../testing/school.js'
import { edited } from '../../../../testing/spreadsheets.js'
import type { SpreadsheetFile } from '../../../files/spreadsheet-reader/sheet.js'
import { Program } from '../../programs/program.entity.js'
import { recount } from '../recount.js'
import { ScheduledInstructor } from './scheduled-instructor.entity.js'

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

const load = (file: SpreadsheetFile, query = '', nroFicha = FICHA) =>
  school.api.upload<ImportAnswer>('PUT', `/fichas/${nroFicha}/instructores${query}`, { file }, school.adminToken)
const shown = async () =>
  (await school.api.get<ScheduledInstructorsAnswer>(`/fichas/${FICHA}/instructores`, school.userToken)).body
const history = async () =>
  (await school.api.get<ImportsAnswer>(`/fichas/${FICHA}/importaciones`, school.userToken)).body.importaciones
const undo = (id: number | null) =>
  school.api.post(`/fichas/${FICHA}/importaciones/${id}/deshacer`, undefined, school.adminToken)
const storedRows = () => school.api.dataSource.manager.countBy(ScheduledInstructor, { nro_ficha: FICHA })

const EVA = scheduled(['EVA', 'LUGO MORA'], ENGLISH)
const LEO = scheduled(['LEO', 'ÁVILA'], ENGLISH, { estado: 'INACTIVO', horas: '40,5' })
const RITA = scheduled(['RITA', 'SAENZ'], 'OPERAR UN TORNO', { horas: '8' })

it('a report of instructors is planned, loaded, and shown to everybody who sees the ficha', async () => {
  const file = instructorsReport([EVA, LEO, RITA])
  const planned = await load(file, '?simular=true')
  expect(planned).toMatchObject({
    status: 200,
    body: {
      reporte: {
        id: null,
        tipo: 'instructores',
        simulado: true,
        fecha_reporte: '2026-11-14',
        registros: { nuevos: 3, cambiados: 0, sin_cambio: 0 },
        avisos: [{ code: 'competency_not_in_design', fila: 14, valor: 'OPERAR UN TORNO' }],
      },
    },
  })
  expect(planned.body.plan).toBeUndefined()
  expect(await storedRows()).toBe(0)
  expect(await shown()).toMatchObject({ reporte: null, competencias: [] })

  const { body } = await load(file)
  expect(body).toMatchObject({ msg: 'Los instructores se cargaron correctamente', reporte: { simulado: false } })
  const { reporte, competencias, totales } = await shown()
  expect(reporte).toMatchObject({ archivo: file.name, fecha_reporte: '2026-11-14' })
  const english = competencias.find(({ codigo }) => codigo === '37714')
  expect(english).toMatchObject({
    nombre_competencia: 'INTERACTUAR EN LENGUA INGLESA DE FORMA ORAL Y ESCRITA',
    sin_instructor: false,
    instructores: [
      { nombre: 'EVA', apellido: 'LUGO MORA', activo: true, fecha_inicio: '2026-02-01', fecha_fin: '2026-06-30' },
      { nombre: 'LEO', apellido: 'ÁVILA', estado: 'INACTIVO', activo: false, horas: 40.5, id_usuario: null },
    ],
  })
  expect(competencias.at(-1)).toMatchObject({ id: null, codigo: null, nombre_competencia: 'OPERAR UN TORNO' })
  const without = competencias.filter(({ sin_instructor }) => sin_instructor)
  expect(competencias.slice(0, without.length)).toEqual(without)
  expect(totales).toEqual({ horas: 168.5, instructores: 3, inactivos: 1, sin_instructor: without.length })
  expect(without.length).toBe(competencias.length - 2)

  const [entry] = await history()
  expect(entry).toMatchObject({ id: body.reporte.id, tipo: 'instructores', registros: { nuevos: 3 } })
  const audited = (await auditEntriesOf(school.api.dataSource, 'ficha', FICHA)).at(-1)
  expect(audited).toMatchObject({ accion: 'fichas:import-instructors', despues: { instructores_nuevos: 3 } })
})

it('the workbook of the ficha has a sheet of the instructors after the first report', async () => {
  const exported = () => download(school.api, `/fichas/${FICHA}/exportacion`, school.userToken)
  expect(Object.keys((await exported()).sheets)).toEqual(['Aprendices', 'Ficha'])
  await load(instructorsReport([EVA, LEO]))
  const [headings, first, ...rows] = (await exported()).sheets.Instructores ?? []
  expect(headings).toEqual([
    'Código de competencia',
    'Competencia',
    'Instructor',
    'Estado',
    'Inicio programado',
    'Fin programado',
    'Horas programadas',
  ])
  expect([first?.[2], first?.[6]]).toEqual(['Sin instructor', null])
  const people = rows.filter((row) => row[0] === '37714').map((row) => [row[2], row[3], row[6]])
  expect(people).toEqual([
    ['EVA LUGO MORA', 'ACTIVO', 120],
    ['LEO ÁVILA', 'INACTIVO', 40.5],
  ])
})

it('the same report again changes nothing, and a newer one replaces what the former said', async () => {
  await load(instructorsReport([EVA, LEO]))
  const again = await load(instructorsReport([EVA, LEO]))
  expect(again.body).toMatchObject({ reporte: { id: null, registros: { nuevos: 0, cambiados: 0, sin_cambio: 2 } } })
  expect(await load(instructorsReport([EVA, LEO]), '?simular=true')).toMatchObject({
    body: { reporte: { repetido: true } },
  })
  const longer = scheduled(['Eva', 'Lugo Mora'], ENGLISH, { horas: '150' })
  const other = scheduled(['RITA', 'SAENZ'], PROPAGATE)
  const newer = await load(instructorsReport([longer, other], { fecha: '20/11/2026' }))
  expect(newer.body.reporte).toMatchObject({ registros: { nuevos: 1, cambiados: 2, sin_cambio: 0 }, retirados: 1 })
  const people = (await shown()).competencias.flatMap(({ instructores }) => instructores)
  expect(people.map(({ nombre, horas }) => [nombre, horas])).toEqual([
    ['Eva', 150],
    ['RITA', 120],
  ])
  const older = await load(instructorsReport([EVA]), '?simular=true')
  expect(older).toMatchObject({ status: 409, body: { code: 'import_older', reporte: { registros: { cambiados: 2 } } } })
  expect((await load(instructorsReport([EVA]), '?forzar=true')).status).toBe(200)
})

it('undoing a load brings back what the former report said', async () => {
  const first = await load(instructorsReport([EVA, LEO]))
  const before = await shown()
  const second = await load(instructorsReport([RITA], { fecha: '20/11/2026' }))
  expect(await undo(first.body.reporte.id)).toMatchObject({ status: 409, body: { code: 'import_not_newest' } })
  expect((await undo(second.body.reporte.id)).status).toBe(200)
  expect(await shown()).toEqual(before)
  expect((await undo(first.body.reporte.id)).status).toBe(200)
  expect(await shown()).toMatchObject({ reporte: null, competencias: [] })
  expect(await storedRows()).toBe(0)
})

it('an instructor is one of our users if exactly one has the name, whatever its accents and case', async () => {
  const { dataSource } = school.api
  const leo = await buildUser(dataSource, { nombre: 'Leo', apellido: 'Avila' })
  for (const _ of [1, 2]) await buildUser(dataSource, { nombre: 'Eva', apellido: 'Lugo  Mora' })
  await load(instructorsReport([EVA, LEO]))
  const people = (await shown()).competencias.flatMap(({ instructores }) => instructores)
  expect(people.map(({ nombre, id_usuario }) => [nombre, id_usuario])).toEqual([
    ['EVA', null],
    ['LEO', leo.id],
  ])
})

it.each([
  ['a date', { inicio: '31/02/2026' }, 'day_invalid', 'Fecha Inicio Programación'],
  ['an end before its beginning', { fin: '31/01/2026' }, 'schedule_end_before_start', 'Fecha Fin Programación'],
  ['hours', { horas: 'muchas' }, 'hours_invalid', 'Horas Programadas'],
  ['no state', { estado: '' }, 'name_missing', 'Estado Instructor'],
])('a row with wrong values (%s) is named, and nothing is stored', async (_, values, code, columna) => {
  const file = instructorsReport([EVA, scheduled(['LEO', 'ÁVILA'], ENGLISH, values)])
  const answer = await load(file)
  expect(answer).toMatchObject({
    status: 422,
    body: { code: 'rows_rejected', reporte: { rechazados: 1, rechazos: [{ fila: 13, columna, code }] } },
  })
  expect(await storedRows()).toBe(0)
  expect((await load(file, '?parcial=true')).status).toBe(200)
  expect(await storedRows()).toBe(1)
})

it('the report is recognised on its own, for a ficha that exists', async () => {
  const read = (file: SpreadsheetFile) => school.api.upload('POST', '/fichas/archivo', { file }, school.adminToken)
  expect(await read(fixture('instructors'))).toMatchObject({
    status: 200,
    body: { tipo: 'instructores', nro_ficha: FICHA, existe: true, estados: [] },
  })
  const ofOther = instructorsReport([EVA], {
    edit: (rows) => {
      rows[2] = ['Ficha de Caracterización:', null, '2888777']
    },
  })
  expect(await read(ofOther)).toMatchObject({ status: 404, body: { code: 'ficha_not_found' } })
})

it('a report of another ficha, of the future or for a disabled ficha is refused', async () => {
  const other = await buildFicha(school.api.dataSource)
  expect(await load(fixture('instructors'), '', other.nro_ficha)).toMatchObject({ body: { code: 'wrong_ficha' } })
  const future = instructorsReport([EVA], { fecha: '14/11/2099' })
  expect(await load(future)).toMatchObject({ body: { code: 'report_in_future' } })
  const disabled = await buildFicha(school.api.dataSource, { estado: 'deshabilitado' })
  expect(await load(fixture('instructors'), '', disabled.nro_ficha)).toMatchObject({ body: { code: 'ficha_disabled' } })
  expect(await load(fixture('instructors'), '', 9_999_999)).toMatchObject({ status: 404 })
})

describe('who is scheduled probably evaluates an outcome before anybody has', () => {
  /** Who owes the outcomes of the competency ENGLISH of the ficha, and why. */
  const owers = async () => {
    const { body } = await school.api.get<MissingAnswer>(`/fichas/${FICHA}/faltantes`, school.userToken)
    const english = new Set(
      body.resultados.flatMap(({ id_resultado, codigo_competencia }) =>
        codigo_competencia === '37714' ? id_resultado : [],
      ),
    )
    const lines = body.aprendices.flatMap(({ faltantes }) => faltantes)
    const found = lines.filter(({ id_resultado }) => english.has(id_resultado))
    return [...new Set(found.map(({ fuente, responsable }) => `${fuente} ${responsable}`))].sort()
  }
  /** Removes who judged the competency ENGLISH, as if nobody had. */
  const withoutJudgments = () =>
    edited('judgments', (rows) => {
      for (const row of rows.filter((cells) => String(cells[5]).startsWith('37714')))
        Object.assign(row, { 7: 'POR EVALUAR', 9: null, 10: '  -   ' })
    })

  it('an active one comes before the head, the one whose dates include the day of the report before others', async () => {
    await importEvaluations(school, FICHA, withoutJudgments())
    expect(await owers()).toEqual(['jefe null'])
    const now = scheduled(['RITA', 'SAENZ'], ENGLISH, { inicio: '01/11/2026', fin: '30/11/2026', horas: '8' })
    const first = await load(instructorsReport([EVA, LEO]))
    expect(await owers()).toEqual(['programado EVA LUGO MORA'])
    const second = await load(instructorsReport([EVA, LEO, now], { fecha: '20/11/2026' }))
    expect(await owers()).toEqual(['programado RITA SAENZ'])
    expect(await recount(school.api.dataSource.manager)).toEqual([])
    await undo(second.body.reporte.id)
    expect(await owers()).toEqual(['programado EVA LUGO MORA'])
    await undo(first.body.reporte.id)
    expect(await owers()).toEqual(['jefe null'])
    expect(await recount(school.api.dataSource.manager)).toEqual([])
  })

  it('follows the text of the competency in the design of the program', async () => {
    const { manager } = school.api.dataSource
    await importEvaluations(school, FICHA, withoutJudgments())
    await load(instructorsReport([scheduled(['RITA', 'SAENZ'], 'INGLÉS TÉCNICO')]))
    expect(await owers()).toEqual(['jefe null'])
    const renamed = edited('program', (rows) => {
      for (const row of rows) if (String(row[0]).startsWith('37714')) row[0] = '37714 - Inglés técnico'
    })
    const program = await manager.findOneByOrFail(Program, { id: school.program })
    const changed = await school.api.upload(
      'PUT',
      `/programs/update/${school.program}`,
      { data: { ...PROGRAM_DATA, codigo: program.codigo, version: program.version }, file: renamed },
      school.adminToken,
    )
    expect(changed.status).toBe(200)
    expect(await owers()).toEqual(['programado RITA SAENZ'])
    expect(await recount(manager)).toEqual([])
  })
})

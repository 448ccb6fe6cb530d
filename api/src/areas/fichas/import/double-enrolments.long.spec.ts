import type { RowProblem } from '@fichero/contract/imports.schema'
import { addFicha, type FichaSchool, openFichaSchool } from '../../../../testing/ficha-school.js'
import { fixture } from '../../../../testing/fixtures.js'
import { FICHA, importEvaluations } from '../../../../testing/school.js'
import { rowsOf, spreadsheet } from '../../../../testing/spreadsheets.js'

const HEADING = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado']
const CAMILO = ['CC', '1700055001', 'CAMILO', 'RÍOS']
const DANIELA = ['CC', '1700055002', 'DANIELA', 'SOTO']

let school: FichaSchool
beforeEach(async () => {
  school = await openFichaSchool()
})
afterEach(() => school.close())

/** Creates a ficha with these people, and returns the warnings about people in other fichas. */
async function create(nroFicha: number, people: string[][], dates = {}) {
  const list = spreadsheet('lista.xlsx', [HEADING, ...people], 'xlsx')
  const { status, body } = await addFicha(school, nroFicha, list, dates)
  expect(status).toBe(201)
  return doubled(body.reporte.avisos)
}

/** Returns row, document number and fichas of the warnings about people in other fichas. */
const doubled = (warnings: RowProblem[]) =>
  warnings
    .filter(({ code }) => code === 'enrolled_elsewhere')
    .map(({ fila, params }) => [fila, params.documento, params.fichas])

it('a person who is in training in other fichas is enrolled, with a warning that lists these fichas', async () => {
  expect(await create(2_777_001, [[...CAMILO, 'EN FORMACION']])).toEqual([])
  expect(await create(2_777_002, [[...CAMILO, 'CONDICIONADO']])).toEqual([[2, CAMILO[1], '2777001']])
  expect(
    await create(2_777_003, [
      [...DANIELA, 'EN FORMACION'],
      [...CAMILO, 'EN FORMACION'],
    ]),
  ).toEqual([[3, CAMILO[1], '2777001, 2777002']])
})

it('a person who left, or whose other ficha has ended or is disabled, causes no warning', async () => {
  await create(2_777_001, [[...CAMILO, 'TRASLADADO']])
  expect(await create(2_777_002, [[...CAMILO, 'EN FORMACION']])).toEqual([])
  expect(await create(2_777_003, [[...CAMILO, 'CANCELADO']])).toEqual([])

  const ended = { fechaInicioLectiva: '2022-02-02', fechaFinLectiva: '2023-08-02', fechaFinFicha: '2024-02-02' }
  await create(2_777_004, [[...DANIELA, 'EN FORMACION']], ended)
  expect(await create(2_777_005, [[...DANIELA, 'EN FORMACION']])).toEqual([])
  await school.api.post('/fichas/disabled/2777005', undefined, school.adminToken)
  expect(await create(2_777_006, [[...DANIELA, 'EN FORMACION']])).toEqual([])
})

it('the plan of a judgments report warns about a person in other fichas, with the row of the person', async () => {
  const plan = () => importEvaluations(school, FICHA, fixture('judgments'), '?simular=true')
  const before = (await plan()).body.reporte
  expect(doubled(before.avisos)).toEqual([])
  const rows = rowsOf('judgments')
  const index = rows.findIndex((row) => row[4] === 'EN FORMACION')
  const person = rows[index]!.slice(0, 5).map(String)
  await create(2_777_001, [person])
  const { status, body } = await plan()
  expect(status).toBe(200)
  expect(doubled(body.reporte.avisos)).toEqual([[index + 1, person[1], '2777001']])
  expect(body.reporte.rechazados).toBe(before.rechazados)
})

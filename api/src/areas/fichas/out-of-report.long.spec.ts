import { OUT_OF_REPORT } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { buildReport } from '../../../testing/build.js'
import { DECLARED } from '../../../testing/declared-calls.js'
import { download } from '../../../testing/download.js'
import { enrolJudged, holdJudgment, openJudgedSchool, openRunningFicha } from '../../../testing/judged-people.js'
import { getApprentice, type School } from '../../../testing/school.js'
import { inTransaction } from '../../database/transaction.js'
import { recount } from './recount.js'

/** Routes that read people but show no figures: they are about one person, one import or past actions. */
const WITHOUT_FIGURES = [
  'GET /admin/audit',
  'GET /admin/audit/exportacion',
  'GET /admin/personas/:nro_documento/contacto',
  'GET /fichas/:nroFicha/enlaces',
  'GET /fichas/:nroFicha/evaluaciones/:plan/cambios',
  'GET /fichas/:nroFicha/importaciones',
  'GET /fichas/:nroFicha/importaciones/:id',
  'GET /fichas/aprendiz/:documentNumber',
  'GET /fichas/aprendiz/:documentNumber/exportacion',
  'GET /fichas/aprendiz/:documentNumber/historial',
  'GET /search',
  // The judgments that an instructor recorded still count after the people have left.
  'GET /users/juicios/:id',
  // This test creates no disabled ficha.
  'GET /fichas/disabled',
]

let school: School
let nroFicha: number
let programId: number
let outcomes: number[]
beforeAll(async () => {
  const opened = await openJudgedSchool(2, 2)
  ;({ school, outcomes } = opened)
  programId = opened.program.id
  ;({ nro_ficha: nroFicha } = await openRunningFicha(school, opened.program))
  await buildReport(school.api.dataSource, { nro_ficha: nroFicha })
})
afterAll(() => school.close())

/** Returns the path to request for every route with figures of people. */
const figures = (): Record<string, string> => ({
  'GET /fichas': `/fichas?q=${nroFicha}`,
  'GET /fichas/:nroFicha': `/fichas/${nroFicha}`,
  'GET /fichas/:nroFicha/avance': `/fichas/${nroFicha}/avance`,
  'GET /fichas/:nroFicha/exportacion': `/fichas/${nroFicha}/exportacion?lang=en`,
  'GET /fichas/:nroFicha/faltantes': `/fichas/${nroFicha}/faltantes`,
  'GET /fichas/:nroFicha/faltantes/exportacion': `/fichas/${nroFicha}/faltantes/exportacion?lang=en`,
  'GET /fichas/:nroFicha/mapa': `/fichas/${nroFicha}/mapa`,
  'GET /fichas/atencion': '/fichas/atencion',
  'GET /fichas/exportacion': '/fichas/exportacion?lang=en',
  'GET /fichas/pendientes': `/fichas/pendientes?nroFicha=${nroFicha}&sinEmpezar=true`,
  'GET /fichas/pendientes/instructores': '/fichas/pendientes/instructores?sinEmpezar=true',
  'GET /fichas/pendientes/exportacion': '/fichas/pendientes/exportacion?lang=en&sinEmpezar=true',
  'GET /fichas/tyt': '/fichas/tyt',
  'GET /fichas/tyt/agrupados': '/fichas/tyt/agrupados?por=ficha',
  'GET /fichas/tyt/exportacion': '/fichas/tyt/exportacion?lang=en',
  'GET /fichas/tyt/totales': '/fichas/tyt/totales',
  'GET /dashboard/apprentices': '/dashboard/apprentices',
  'GET /dashboard/ending-soon': '/dashboard/ending-soon',
  'GET /dashboard/owed': '/dashboard/owed',
  'GET /dashboard/own-fichas': '/dashboard/own-fichas',
  'GET /dashboard/programs': '/dashboard/programs',
  'GET /dashboard/schedule': '/dashboard/schedule',
  'GET /dashboard/tyt': '/dashboard/tyt',
  'GET /programs/fichas/:id': `/programs/fichas/${programId}`,
})

/** Converts the dates of workbooks to text. */
const json = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

async function readAll(): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(figures())) {
    if (name.endsWith('/exportacion'))
      answers[name] = json((await download(school.api, path, school.adminToken)).sheets)
    else answers[name] = (await school.api.get(path, school.adminToken)).body
  }
  return answers
}

const enrol = (apellido: string, approved: number) =>
  enrolJudged(school, {
    nro_ficha: nroFicha,
    apellido,
    outcomes,
    judged: [...Array(approved).fill({}), { estado: 'NO APROBADO' }],
  })

const recounted = () => inTransaction(school.api.dataSource, (manager) => recount(manager, true))

/**
 * Removes from an answer, at any depth, what names people who are in no figure: the rows of the person, of the state
 * `OUT_OF_REPORT` and of the total number of apprentices, and the number of people who are not in training.
 */
function without(answer: unknown, document: string): unknown {
  const marks = [
    document,
    OUT_OF_REPORT,
    'Not in the report',
    'Not counted, by their status: Not in the report',
    'Total apprentices',
  ]
  const isOf = (row: unknown) =>
    row !== null && typeof row === 'object' && Object.values(row).some((value) => marks.includes(value))
  if (Array.isArray(answer)) return answer.filter((row) => !isOf(row)).map((row) => without(row, document))
  if (answer === null || typeof answer !== 'object') return answer
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([key, value]) => key !== 'fuera_de_formacion' || typeof value !== 'number')
      .map(([key, value]) => [key, without(value, document)]),
  )
}

it('the test covers every route that reads people', () => {
  const reading = Object.entries(DECLARED).filter(
    ([, { method, reads }]) => method === 'GET' && reads.includes('apprentices'),
  )
  expect([...Object.keys(figures()), ...WITHOUT_FIGURES].sort()).toEqual(reading.map(([name]) => name).sort())
})

it('a person with the state FUERA DEL REPORTE is in the table of the ficha, and in no figure', async () => {
  await enrol('ABRIL', 3)
  await recounted()
  const before = await readAll()
  const { id, nro_documento } = await enrol('BRAVO', 1)
  await holdJudgment(school, id, outcomes[3] ?? 0, {
    evaluador_documento: school.admin.nro_documento,
    evaluador_nombre: school.admin.nombre,
  })
  await recounted()
  const enrolled = await readAll()
  for (const name of Object.keys(before))
    expect({ name, answer: enrolled[name] }).not.toEqual({ name, answer: without(before[name], nro_documento) })

  await inTransaction(school.api.dataSource, (manager) =>
    manager.query('UPDATE matricula SET estado = ? WHERE id = ?', [OUT_OF_REPORT, id]),
  )
  await recounted()
  const after = await readAll()
  for (const name of Object.keys(before))
    expect({ name, answer: without(after[name], nro_documento) }).toEqual({
      name,
      answer: without(before[name], nro_documento),
    })

  const ficha = after['GET /fichas/:nroFicha'] as FichaAnswer
  expect(ficha.aprendices.find((one) => one.nro_documento === nro_documento)).toMatchObject({
    estado: OUT_OF_REPORT,
    resultados_aprobados: 1,
    banda: null,
    sin_banda: 'retirado',
    faltan: null,
  })
  const { competencias } = await getApprentice(school, nro_documento)
  expect(competencias.flatMap(({ resultados_aprendizaje }) => resultados_aprendizaje)).toContainEqual(
    expect.objectContaining({ juicio_evaluativo: expect.objectContaining({ estado: 'APROBADO' }) }),
  )
})

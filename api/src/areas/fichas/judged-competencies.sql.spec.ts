import type { Judgment as Shown } from '@fichero/contract/apprentices.schema'
import { NO_EVALUATOR } from '@fichero/contract/not-judged'
import type { EntityManager } from 'typeorm'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../../../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../../../testing/connected-database.js'
import { designOf } from '../programs/design.js'
import { JudgmentChanges } from './import/judgment-changes.entity.js'
import { judgedCompetencies } from './judged-competencies.js'
import { Judgment } from './judgment.entity.js'
import { outcomeHistory } from './outcome-history.js'
import { PendingJudgment } from './pending-judgment.entity.js'

let database: ConnectedDatabase
let manager: EntityManager
let program: number
let ficha: number
let enrolment: number
let outcomes: number[]
beforeAll(async () => {
  database = await connectedDatabase()
  manager = database.dataSource.manager
  program = (await buildProgram(database.dataSource, { competencies: 2, outcomes: 2 })).id
  outcomes = (await designOf(manager, program)).map(({ id }) => id)
})
beforeEach(async () => {
  ficha = (await buildFicha(database.dataSource, { id_programa_formacion: program })).nro_ficha
  enrolment = (await buildApprentice(database.dataSource, { nro_ficha: ficha })).enrolment.id
})
afterAll(() => database.drop())

type JudgmentColumns = Partial<Omit<Judgment, 'id_resultado'>>

const judge = (index: number, overrides: JudgmentColumns = {}) =>
  manager.insert(Judgment, {
    id_matricula: enrolment,
    id_resultado: outcomes[index]!,
    estado: 'APROBADO',
    ...overrides,
  })
/** Makes an evaluator the holder of the first outcome. */
const hold = (evaluador_documento: string | null, evaluador_nombre: string | null) =>
  manager.insert(PendingJudgment, {
    id_matricula: enrolment,
    id_resultado: outcomes[0]!,
    evaluador_documento,
    evaluador_nombre,
  })

const competencies = () => judgedCompetencies(manager, { id: enrolment, nro_ficha: ficha, id_programa: program })
/** Returns the judgment that is shown for the first outcome. */
const shown = async () => (await competencies())[0]?.resultados_aprendizaje[0]?.juicio_evaluativo

const nobody = { evaluador: 'por asignar', fecha_registro: null }
const pending = { ...nobody, estado: 'pendiente', observacion: 'pendiente de evaluación' } as const

it('judgedCompetencies lists every outcome of the program, and counts the approved outcomes', async () => {
  await judge(0)
  await judge(1, { estado: 'NO APROBADO' })
  await judge(3)
  const design = await competencies()
  expect(design.map(({ aprobados }) => aprobados)).toEqual([1, 1])
  const rows = design.flatMap(({ resultados_aprendizaje }) => resultados_aprendizaje)
  expect(rows.map(({ id }) => id)).toEqual(outcomes)
  expect(rows.map(({ juicio_evaluativo: { estado } }) => estado)).toEqual([
    'APROBADO',
    'NO APROBADO',
    'pendiente',
    'APROBADO',
  ])
})

const LUZ = { evaluador_documento: '70000001', evaluador_nombre: 'LUZ PAZ' }

it.each<[string, JudgmentColumns, Shown]>([
  [
    'with evaluator, observation and date',
    { ...LUZ, observacion: 'Entregó', fecha_registro: '2026-03-04 09:05:00' },
    { estado: 'APROBADO', evaluador: 'LUZ PAZ', observacion: 'Entregó', fecha_registro: '2026-03-04 09:05:00' },
  ],
  [
    'without evaluator and observation',
    { evaluador_nombre: '', observacion: '' },
    { ...nobody, estado: 'APROBADO', observacion: 'evaluación completada' },
  ],
  [
    'with the state NO APROBADO and without an observation',
    { estado: 'NO APROBADO' },
    { ...nobody, estado: 'NO APROBADO', observacion: '' },
  ],
])('judgedCompetencies presents a judgment %s', async (_, overrides, judgment) => {
  await judge(0, overrides)
  expect(await shown()).toEqual(judgment)
})

it.each<[string, string | null, string | null, string]>([
  ['the name of the evaluator', '70000001', 'LUZ PAZ', 'LUZ PAZ'],
  ['the document number, if there is no name', '70000001', '', '70000001'],
  ['a placeholder, if there is neither', null, null, 'por asignar'],
])('judgedCompetencies presents the holder of an owed judgment by %s', async (_, documento, nombre, evaluador) => {
  await hold(documento, nombre)
  expect(await shown()).toEqual({ ...pending, evaluador })
})

it('judgedCompetencies says who owes the judgment of an outcome that is not approved: who judged the classmates', async () => {
  const owing = async () => (await competencies())[0]?.resultados_aprendizaje[0]?.lo_evalua
  expect(await owing()).toBeNull()
  const classmate = (await buildApprentice(database.dataSource, { nro_ficha: ficha })).enrolment.id
  await judge(0, { id_matricula: classmate, ...LUZ })
  expect([await owing(), await shown()]).toEqual(['LUZ PAZ', pending])
  await judge(0, { estado: 'NO APROBADO' })
  expect([await owing(), await shown()]).toMatchObject(['LUZ PAZ', { estado: 'NO APROBADO', evaluador: NO_EVALUATOR }])
  await manager.update(Judgment, { id_matricula: enrolment }, { estado: 'APROBADO' })
  expect(await owing()).toBeNull()
})

describe('the changes of judgments', () => {
  const approved = { estado: 'APROBADO', evaluador_nombre: 'LUZ PAZ' }
  const failed = { estado: 'NO APROBADO', evaluador_nombre: null }

  async function load(orden: number, juicios: JudgmentChanges['juicios']) {
    const record = {
      nro_ficha: ficha,
      archivo: `${orden}.xls`,
      orden,
      fecha_reporte: orden === 1 ? null : '2026-05-04',
    }
    const { id } = await buildReport(database.dataSource, record)
    await manager.insert(JudgmentChanges, { id_importacion: id, id_matricula: enrolment, juicios })
  }

  it('are listed in the order of the imports with former and new values, and counted by outcome', async () => {
    expect(await outcomeHistory(manager, enrolment)).toEqual([])
    const [firstOutcome = 0, secondOutcome = 0] = outcomes
    await load(2, [{ id_resultado: firstOutcome, antes: failed, despues: null }])
    await load(1, [
      { id_resultado: firstOutcome, antes: null, despues: failed },
      { id_resultado: secondOutcome, antes: null, despues: approved },
    ])
    const fecha = '2026-05-04T15:00:00.000Z'
    const first = { archivo: '1.xls', fecha_reporte: null, fecha, antes: 'pendiente' }
    expect(await outcomeHistory(manager, enrolment)).toEqual([
      { ...first, id_resultado: firstOutcome, despues: 'NO APROBADO', evaluador: '' },
      { ...first, id_resultado: secondOutcome, despues: 'APROBADO', evaluador: 'LUZ PAZ' },
      {
        archivo: '2.xls',
        fecha_reporte: '2026-05-04',
        fecha,
        id_resultado: firstOutcome,
        antes: 'NO APROBADO',
        despues: 'pendiente',
        evaluador: '',
      },
    ])
    const rows = (await competencies()).flatMap(({ resultados_aprendizaje }) => resultados_aprendizaje)
    expect(rows.map(({ cambios }) => cambios)).toEqual([2, 1, 0, 0])
  })
})

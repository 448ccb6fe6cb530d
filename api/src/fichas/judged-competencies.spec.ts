import type { Judgment as Shown } from '@fichero/contract/apprentices.schema'
import type { EntityManager } from 'typeorm'
import { designOf } from '../programs/design.js'
import { buildApprentice, buildFicha, buildProgram, buildReport } from '../testing/build.js'
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.js'
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
  ficha = (await buildFicha(database.dataSource, { id_programa_formacion: program })).nro_ficha
  outcomes = (await designOf(manager, program)).map(({ id }) => id)
})
beforeEach(async () => {
  enrolment = (await buildApprentice(database.dataSource, { nro_ficha: ficha })).enrolment.id
})
afterAll(() => database.drop())

type Given = Partial<Omit<Judgment, 'id_matricula' | 'id_resultado'>>

const judge = (place: number, given: Given = {}) =>
  manager.insert(Judgment, { id_matricula: enrolment, id_resultado: outcomes[place]!, estado: 'APROBADO', ...given })
const hold = (evaluador_documento: string | null, evaluador_nombre: string | null) =>
  manager.insert(PendingJudgment, {
    id_matricula: enrolment,
    id_resultado: outcomes[0]!,
    evaluador_documento,
    evaluador_nombre,
  })

const competencies = () => judgedCompetencies(manager, program, enrolment)
const shown = async () => (await competencies())[0]?.resultados_aprendizaje[0]?.juicio_evaluativo

const nobody = { evaluador: 'por asignar', fecha_registro: null }
const pending = { ...nobody, estado: 'pendiente', observacion: 'pendiente de evaluación' } as const

it('every outcome of the program is there, and those that are approved are counted', async () => {
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

it.each<[string, Given, Shown]>([
  [
    'as it was registered',
    { ...LUZ, observacion: 'Entregó', fecha_registro: '2026-03-04 09:05:00' },
    { estado: 'APROBADO', evaluador: 'LUZ PAZ', observacion: 'Entregó', fecha_registro: '2026-03-04 09:05:00' },
  ],
  [
    'by nobody known, without an observation',
    { evaluador_nombre: '', observacion: '' },
    { ...nobody, estado: 'APROBADO', observacion: 'evaluación completada' },
  ],
  [
    'that is not approved, without an observation',
    { estado: 'NO APROBADO' },
    { ...nobody, estado: 'NO APROBADO', observacion: '' },
  ],
])('a judgment is shown %s', async (_, given, judgment) => {
  await judge(0, given)
  expect(await shown()).toEqual(judgment)
})

it.each<[string, string | null, string | null, string]>([
  ['the name', '70000001', 'LUZ PAZ', 'LUZ PAZ'],
  ['the document where there is no name', '70000001', '', '70000001'],
  ['nobody where there is neither', null, null, 'por asignar'],
])('of who holds a judgment that is not given it shows %s', async (_, documento, nombre, evaluador) => {
  await hold(documento, nombre)
  expect(await shown()).toEqual({ ...pending, evaluador })
})

describe('the changes of judgments', () => {
  const approved = { estado: 'APROBADO', evaluador_nombre: 'LUZ PAZ' }
  const failed = { estado: 'NO APROBADO', evaluador_nombre: null }

  async function load(orden: number, juicios: JudgmentChanges['juicios']) {
    const given = { nro_ficha: ficha, archivo: `${orden}.xls`, orden, fecha_reporte: orden === 1 ? null : '2026-05-04' }
    const { id } = await buildReport(database.dataSource, given)
    await manager.insert(JudgmentChanges, { id_importacion: id, id_matricula: enrolment, juicios })
  }

  it('are told in the order of the loads, with what was before and after, and counted by outcome', async () => {
    expect(await outcomeHistory(manager, enrolment)).toEqual([])
    const [one = 0, two = 0] = outcomes
    await load(2, [{ id_resultado: one, antes: failed, despues: null }])
    await load(1, [
      { id_resultado: one, antes: null, despues: failed },
      { id_resultado: two, antes: null, despues: approved },
    ])
    const fecha = '2026-05-04T15:00:00.000Z'
    const first = { archivo: '1.xls', fecha_reporte: null, fecha, antes: 'pendiente' }
    expect(await outcomeHistory(manager, enrolment)).toEqual([
      { ...first, id_resultado: one, despues: 'NO APROBADO', evaluador: '' },
      { ...first, id_resultado: two, despues: 'APROBADO', evaluador: 'LUZ PAZ' },
      {
        archivo: '2.xls',
        fecha_reporte: '2026-05-04',
        fecha,
        id_resultado: one,
        antes: 'NO APROBADO',
        despues: 'pendiente',
        evaluador: '',
      },
    ])
    const rows = (await competencies()).flatMap(({ resultados_aprendizaje }) => resultados_aprendizaje)
    expect(rows.map(({ cambios }) => cambios)).toEqual([2, 1, 0, 0])
  })
})

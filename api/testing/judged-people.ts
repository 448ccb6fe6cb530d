import { Judgment } from '../src/areas/fichas/judgment.entity.js'
import { PendingJudgment } from '../src/areas/fichas/pending-judgment.entity.js'
import { ScheduledInstructor } from '../src/areas/fichas/scheduled-instructors/scheduled-instructor.entity.js'
import { LearningOutcome } from '../src/areas/programs/learning-outcome.entity.js'
import type { Program } from '../src/areas/programs/program.entity.js'
import { buildApprentice, buildFicha, buildProgram } from './build.js'
import { inDays } from './days.js'
import { openSchool, type School } from './school.js'

/** Two evaluators. */
export const PEDRO = { evaluador_documento: '70000001', evaluador_nombre: 'PEDRO RUIZ' }
export const LUCIA = { evaluador_documento: '70000002', evaluador_nombre: 'LUCÍA PAZ' }

/** Opens a school with one program. `outcomes` are the ids of its outcomes. */
export async function openJudgedSchool(competencies: number, outcomesOfEach: number) {
  const school = await openSchool()
  const { dataSource } = school.api
  const program = await buildProgram(dataSource, { competencies, outcomes: outcomesOfEach })
  const outcomes = await dataSource.manager.find(LearningOutcome, { order: { id: 'ASC' } })
  return { school, program, outcomes: outcomes.map(({ id }) => id) }
}

/** Creates a ficha in its classroom stage, headed by the administrator. */
export const openRunningFicha = (
  { api, admin }: School,
  program: Pick<Program, 'id'>,
  overrides: Parameters<typeof buildFicha>[1] = {},
) =>
  buildFicha(api.dataSource, {
    id_programa_formacion: program.id,
    id_jefe: admin.id,
    fecha_inicio_lectiva: inDays(-300),
    fecha_fin_lectiva: inDays(60),
    fecha_fin_ficha: inDays(240),
    ...overrides,
  })

/** Overrides of a judgment. The default is APROBADO by Pedro, ten days ago. */
export type JudgmentOverrides = Partial<Omit<Judgment, 'id_matricula'>>

interface JudgedPerson {
  nro_ficha: number
  estado?: string
  apellido?: string
  /** Ids of the program's outcomes. */
  outcomes: number[]
  /** Judgments in the order of `outcomes`; undefined for an outcome without a judgment. */
  judged?: (JudgmentOverrides | undefined)[]
}

/** Enrols a person with judgments. */
export async function enrolJudged({ api }: School, { outcomes, judged = [], ...person }: JudgedPerson) {
  const { enrolment } = await buildApprentice(api.dataSource, person)
  const rows = judged.flatMap((judgment, index) =>
    judgment ? judgmentOf(enrolment.id, outcomes[index] ?? 0, judgment) : [],
  )
  await api.dataSource.manager.insert(Judgment, rows)
  return enrolment
}

const judgmentOf = (id_matricula: number, id_resultado: number, overrides: JudgmentOverrides) => ({
  id_matricula,
  id_resultado,
  estado: 'APROBADO' as const,
  fecha_registro: `${inDays(-10)} 08:00:00`,
  ...PEDRO,
  ...overrides,
})

/** Records that an evaluator owes a judgment. */
export const holdJudgment = ({ api }: School, id_matricula: number, id_resultado: number, holder = LUCIA) =>
  api.dataSource.manager.insert(PendingJudgment, { id_matricula, id_resultado, ...holder })

/** Schedules an instructor for the competency of an outcome, as the one who probably evaluates it. */
export async function scheduleFor(
  { api }: School,
  nro_ficha: number,
  id_resultado: number,
  overrides: Partial<ScheduledInstructor> = {},
) {
  const { manager } = api.dataSource
  const { id_competencia } = await manager.findOneByOrFail(LearningOutcome, { id: id_resultado })
  await manager.insert(ScheduledInstructor, {
    nro_ficha,
    orden: 1 + (await manager.countBy(ScheduledInstructor, { nro_ficha })),
    nombre: 'EVA',
    apellido: 'LUGO MORA',
    estado: 'ACTIVO',
    competencia: 'COMPETENCIA',
    id_competencia,
    fecha_inicio: '2026-02-01',
    fecha_fin: '2026-06-30',
    horas: 120,
    documento: null,
    evalua: true,
    ...overrides,
  })
}

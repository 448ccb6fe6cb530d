import { Judgment } from '../fichas/judgment.entity.js'
import { PendingJudgment } from '../fichas/pending-judgment.entity.js'
import { LearningOutcome } from '../programs/learning-outcome.entity.js'
import type { Program } from '../programs/program.entity.js'
import { buildApprentice, buildFicha, buildProgram } from './build.js'
import { inDays } from './days.js'
import { openSchool, type School } from './school.js'

export const PEDRO = { evaluador_documento: '70000001', evaluador_nombre: 'PEDRO RUIZ' }
export const LUCIA = { evaluador_documento: '70000002', evaluador_nombre: 'LUCÍA PAZ' }

/** A school with one program of so many competencies, each with so many outcomes; `outcomes` are their ids. */
export async function openJudgedSchool(competencies: number, outcomesOfEach: number) {
  const school = await openSchool()
  const { dataSource } = school.api
  const program = await buildProgram(dataSource, { competencies, outcomes: outcomesOfEach })
  const outcomes = await dataSource.manager.find(LearningOutcome, { order: { id: 'ASC' } })
  return { school, program, outcomes: outcomes.map(({ id }) => id) }
}

/** A ficha in its lessons, headed by the administrator. */
export const openRunningFicha = (
  { api, admin }: School,
  program: Pick<Program, 'id'>,
  given: Parameters<typeof buildFicha>[1] = {},
) =>
  buildFicha(api.dataSource, {
    id_programa_formacion: program.id,
    id_jefe: admin.id,
    fecha_inicio_lectiva: inDays(-300),
    fecha_fin_lectiva: inDays(60),
    fecha_fin_ficha: inDays(240),
    ...given,
  })

/** A judgment; what is left out is APROBADO by Pedro, ten days ago. */
export type GivenJudgment = Partial<Omit<Judgment, 'id_matricula'>>

interface JudgedPerson {
  nro_ficha: number
  estado?: string
  apellido?: string
  /** Ids. */
  outcomes: number[]
  /** By the place of the outcome; undefined where there is none. */
  judged?: (GivenJudgment | undefined)[]
}

/** Enrols a person with judgments. */
export async function enrolJudged({ api }: School, { outcomes, judged = [], ...person }: JudgedPerson) {
  const { enrolment } = await buildApprentice(api.dataSource, person)
  const rows = judged.flatMap((given, place) => (given ? judgmentOf(enrolment.id, outcomes[place] ?? 0, given) : []))
  await api.dataSource.manager.insert(Judgment, rows)
  return enrolment
}

const judgmentOf = (id_matricula: number, id_resultado: number, given: GivenJudgment) => ({
  id_matricula,
  id_resultado,
  estado: 'APROBADO' as const,
  fecha_registro: `${inDays(-10)} 08:00:00`,
  ...PEDRO,
  ...given,
})

/** A report says that somebody holds a judgment of a person. */
export const holdJudgment = ({ api }: School, id_matricula: number, id_resultado: number, holder = LUCIA) =>
  api.dataSource.manager.insert(PendingJudgment, { id_matricula, id_resultado, ...holder })

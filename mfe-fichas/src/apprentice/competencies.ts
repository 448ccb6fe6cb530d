import type { Judgment } from '@fichero/contract/apprentices.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import type { Apprentice } from '../enrolment/enrolment'

export type Competency = Apprentice['competencias'][number]
export type Outcome = Competency['resultados_aprendizaje'][number]

const isPending = ({ juicio_evaluativo }: Outcome) => juicio_evaluativo.estado !== 'APROBADO'

/**
 * Returns the competencies with outcomes that are not approved, with only those outcomes. Counts stay those of all
 * outcomes.
 */
export const pendingOnly = (competencies: readonly Competency[]): (Competency & { total: number })[] =>
  withTotals(competencies)
    .map((competency) => ({
      ...competency,
      resultados_aprendizaje: competency.resultados_aprendizaje.filter(isPending),
    }))
    .filter(({ resultados_aprendizaje }) => resultados_aprendizaje.length > 0)

/** Adds the number of outcomes to each competency. */
export const withTotals = (competencies: readonly Competency[]): (Competency & { total: number })[] =>
  competencies.map((competency) => ({ ...competency, total: competency.resultados_aprendizaje.length }))

/** Returns the evaluator and the observation of a judgment; undefined where there is only the API's word for none. */
export function judgmentTexts({ estado, evaluador, observacion }: Judgment) {
  const none = ['', NOT_EVALUATED, EVALUATED].includes(observacion.trim())
  return {
    evaluador: evaluador.trim() === '' || evaluador === NO_EVALUATOR ? undefined : evaluador,
    observacion: none ? (estado === 'APROBADO' ? 'completed' : undefined) : observacion,
  }
}

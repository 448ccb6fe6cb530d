import type { Judgment } from '@fichero/contract/apprentices.schema'
import { EVALUATED, NO_EVALUATOR, NOT_EVALUATED } from '@fichero/contract/not-judged'
import type { Apprentice } from '../enrolment/enrolment'

/** A competency of the program, with the apprentice’s judgment on each of its outcomes. */
export type Competency = Apprentice['competencias'][number]
/** An outcome of a competency, with the apprentice’s judgment. */
export type Outcome = Competency['resultados_aprendizaje'][number]

/** True for every outcome that is not approved, including NO APROBADO. */
const isMissing = ({ juicio_evaluativo }: Outcome) => juicio_evaluativo.estado !== 'APROBADO'

/** A competency whose outcomes are separated into missing and approved ones. */
export interface SplitCompetency extends Competency {
  missing: Outcome[]
  approved: Outcome[]
}

/** Separates the competencies that lack approvals from the complete ones. */
export function splitCompetencies(competencies: readonly Competency[]) {
  const all = competencies.map((competency): SplitCompetency => {
    const outcomes = competency.resultados_aprendizaje
    return {
      ...competency,
      missing: outcomes.filter(isMissing),
      approved: outcomes.filter((outcome) => !isMissing(outcome)),
    }
  })
  return {
    incomplete: all.filter(({ missing }) => missing.length > 0),
    complete: all.filter(({ missing }) => missing.length === 0),
  }
}

/**
 * Returns the evaluator and the observation of a judgment. Each is undefined if the API sends an empty text or a placeholder.
 * The observation of an approval without one is `completed`.
 */
export function judgmentTexts({ estado, evaluador, observacion }: Judgment) {
  const isPlaceholder = ['', NOT_EVALUATED, EVALUATED].includes(observacion.trim())
  return {
    evaluador: evaluador.trim() === '' || evaluador === NO_EVALUATOR ? undefined : evaluador,
    observacion: isPlaceholder ? (estado === 'APROBADO' ? 'completed' : undefined) : observacion,
  }
}

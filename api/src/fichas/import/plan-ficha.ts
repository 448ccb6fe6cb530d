import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import type { ApprenticesReport, JudgmentsReport } from '../../sheets/records.js'
import { rowProblem } from '../../sheets/row-problem.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { conflictRows, conflictsOf, withoutPeople } from './person-conflicts.js'
import { type PlannedJudgment, planJudgments } from './plan-judgments.js'
import { type PlannedPerson, planPeople } from './plan-people.js'

/** Everything that a file changes in a ficha. Planning does not write. */
export interface FichaPlan {
  people: PlannedPerson[]
  judgments: PlannedJudgment[]
  /** Number changes. */
  renumbered: (readonly [antes: string, despues: string])[]
  /** Enrolments that get the state `OUT_OF_REPORT`. */
  outside: CurrentEnrolment[]
  rejected: RowProblem[]
  warnings: RowProblem[]
}

interface Options {
  /** Whether people who are not enrolled yet cause a warning. */
  warnNew: boolean
  /** Whether a document that stands for another person here is of the same person. */
  renombrar: boolean
  takesContact?: boolean
  /** Numbers of enrolled people whom the report does not contain and who are no longer in the ficha. */
  outside?: string[]
}

export function planFicha(
  whole: ApprenticesReport | JudgmentsReport,
  state: FichaState,
  { renombrar, outside = [], ...options }: Options,
): FichaPlan {
  const conflicts = renombrar ? new Map() : conflictsOf(whole, state)
  const report = withoutPeople(whole, conflicts)
  const found = report.kind === 'juicios' ? planJudgments(report, state) : { judgments: [], rejected: [], warnings: [] }
  const records = report.kind === 'juicios' ? peopleOf(report, found.judgments) : report.people
  const { people, warnings } = planPeople(records, report, state, options)
  return {
    people,
    judgments: found.judgments,
    renumbered: Array.from(state.renumbered, ([despues, antes]) => [antes, despues] as const),
    outside: outside.flatMap((document) => state.enrolments.get(document) ?? []),
    rejected: [...report.rejected, ...conflictRows(whole, conflicts), ...found.rejected],
    warnings: [...withoutFicha(report, state), ...report.warnings, ...warnings, ...found.warnings],
  }
}

/** Rejected rows alone do not enrol a person. */
function peopleOf({ people }: JudgmentsReport, judgments: PlannedJudgment[]) {
  const documents = new Set(judgments.map(({ record }) => record.nro_documento))
  return people.filter((person) => documents.has(person.nro_documento))
}

function withoutFicha(report: ApprenticesReport | JudgmentsReport, { target }: FichaState): RowProblem[] {
  if (report.nro_ficha !== null) return []
  const at = { fila: 1, columna: 'Ficha de Caracterización', valor: '' }
  return [rowProblem('report_without_ficha', at, { ficha: target.nro_ficha })]
}

export const hasChanges = ({ people, judgments, renumbered, outside }: FichaPlan): boolean =>
  renumbered.length > 0 ||
  outside.length > 0 ||
  people.some(({ change }) => change !== 'unchanged') ||
  judgments.some(({ change }) => change !== 'unchanged')

/** Number of judgments that the plan writes or deletes. */
export const countChanged = ({ judgments }: FichaPlan): number =>
  judgments.filter(({ change }) => change !== 'unchanged' && change !== 'held').length

export function countChanges(planned: { change: string }[]): ImportReport['registros'] {
  const counts = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
  for (const { change } of planned)
    counts[change === 'new' ? 'nuevos' : change === 'unchanged' ? 'sin_cambio' : 'cambiados']++
  return counts
}

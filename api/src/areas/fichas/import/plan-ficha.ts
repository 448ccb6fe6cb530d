import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import type { ApprenticesReport, JudgmentsReport } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { conflictRows, conflictsOf, withoutPeople } from './person-conflicts.js'
import { type PlannedJudgment, planJudgments } from './plan-judgments.js'
import { type PlannedPerson, planPeople } from './plan-people.js'

/** Everything that a file changes in a ficha. Making a plan writes nothing. */
export interface FichaPlan {
  people: PlannedPerson[]
  judgments: PlannedJudgment[]
  /** Changes of document numbers. */
  renumbered: (readonly [antes: string, despues: string])[]
  /** Enrolments that get the state `OUT_OF_REPORT`. */
  outside: CurrentEnrolment[]
  rejected: RowProblem[]
  warnings: RowProblem[]
}

interface Options {
  /** Whether each newly enrolled person causes a warning. */
  warnNew: boolean
  /** Whether a known document number may get another person's name. */
  renombrar: boolean
  /** Whether contact data of the file replaces later edits by users. */
  takesContact?: boolean
  /** Document numbers of absent people who, by the user's decision, have left the ficha. */
  outside?: string[]
}

/** Compares a report with the state of a ficha and returns the plan. */
export function planFicha(
  original: ApprenticesReport | JudgmentsReport,
  state: FichaState,
  { renombrar, outside = [], ...options }: Options,
): FichaPlan {
  const conflicts = renombrar ? new Map() : conflictsOf(original, state)
  const report = withoutPeople(original, conflicts)
  const found = report.kind === 'juicios' ? planJudgments(report, state) : { judgments: [], rejected: [], warnings: [] }
  const records = report.kind === 'juicios' ? peopleOf(report, found.judgments) : report.people
  const { people, warnings } = planPeople(records, report, state, options)
  return {
    people,
    judgments: found.judgments,
    renumbered: Array.from(state.renumbered, ([despues, antes]) => [antes, despues] as const),
    outside: outside.flatMap((document) => state.enrolments.get(document) ?? []),
    rejected: [...report.rejected, ...conflictRows(original, conflicts), ...found.rejected],
    warnings: [...withoutFicha(report, state), ...report.warnings, ...warnings, ...found.warnings],
  }
}

/** Returns the people with at least one accepted row. A person who has only rejected rows is not enrolled. */
function peopleOf({ people }: JudgmentsReport, judgments: PlannedJudgment[]) {
  const documents = new Set(judgments.map(({ record }) => record.nro_documento))
  return people.filter((person) => documents.has(person.nro_documento))
}

/** Returns a warning if the report does not have the number of its ficha. */
function withoutFicha(report: ApprenticesReport | JudgmentsReport, { target }: FichaState): RowProblem[] {
  if (report.nro_ficha !== null) return []
  const location = { fila: 1, columna: 'Ficha de Caracterización', valor: '' }
  return [rowProblem('report_without_ficha', location, { ficha: target.nro_ficha })]
}

/** Returns whether a plan changes anything besides report dates. */
export const hasChanges = ({ people, judgments, renumbered, outside }: FichaPlan): boolean =>
  renumbered.length > 0 ||
  outside.length > 0 ||
  people.some(({ change }) => change !== 'unchanged') ||
  judgments.some(({ change }) => change !== 'unchanged')

/** Returns the number of judgments that the plan writes or deletes. */
export const countChanged = ({ judgments }: FichaPlan): number =>
  judgments.filter(({ change }) => change !== 'unchanged' && change !== 'held').length

/** Counts new, changed and unchanged rows for the summary. */
export function countChanges(planned: { change: string }[]): ImportReport['registros'] {
  const counts = { nuevos: 0, cambiados: 0, sin_cambio: 0 }
  for (const { change } of planned)
    counts[change === 'new' ? 'nuevos' : change === 'unchanged' ? 'sin_cambio' : 'cambiados']++
  return counts
}

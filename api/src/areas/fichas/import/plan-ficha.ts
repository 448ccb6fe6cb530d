import { IN_TRAINING_STATES, OUT_OF_REPORT } from '@fichero/contract/enums'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import type { ApprenticesReport, JudgmentsReport } from '../../../files/spreadsheet-reader/records.js'
import { rowProblem } from '../../../files/spreadsheet-reader/row-problem.js'
import { approvedHours } from '../../../rules/approved-hours.js'
import type { CurrentEnrolment, FichaState } from './ficha-state.js'
import { conflictRows, conflictsOf, withoutPeople } from './known-people.js'
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
  const conflicts = conflictsOf(original, state, renombrar)
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

/** The state and the counters of one enrolment after an import. */
export interface EnrolmentCounters {
  estado: string
  resultados_aprobados: number
  horas_aprobadas: number
}

/**
 * Returns, by document number, the counters that all enrolments of the ficha have after the plan is applied. Counts all
 * judgments again, which also corrects wrong counters.
 */
export function countersAfter(
  { people, judgments, outside }: Pick<FichaPlan, 'people' | 'judgments' | 'outside'>,
  state: FichaState,
): Map<string, EnrolmentCounters> {
  const states = new Map(Array.from(state.enrolments.values(), (row) => [row.nro_documento, row.estado]))
  for (const { person, enrolment } of people) states.set(person.nro_documento, enrolment.estado)
  for (const { nro_documento } of outside) states.set(nro_documento, OUT_OF_REPORT)

  const approved = new Map<string, number>()
  const add = (document: string, amount: number) => approved.set(document, (approved.get(document) ?? 0) + amount)
  const known = new Set(state.outcomes.values())
  for (const [document, rows] of state.judgments)
    for (const row of rows.values()) if (row.estado === 'APROBADO' && known.has(row.id_resultado)) add(document, 1)
  for (const { record, before, change } of judgments) {
    if (change === 'unchanged') continue
    add(record.nro_documento, Number(record.estado === 'APROBADO') - Number(before?.estado === 'APROBADO'))
  }

  const counters = new Map<string, EnrolmentCounters>()
  for (const [document, estado] of states) {
    const resultados_aprobados = approved.get(document) ?? 0
    const horas_aprobadas = approvedHours(resultados_aprobados, state.target)
    counters.set(document, { estado, resultados_aprobados, horas_aprobadas })
  }
  return counters
}

/** Returns the current counters of all enrolments, counted from the stored judgments. No plan is applied. */
export const countersOf = (state: FichaState) => countersAfter({ people: [], judgments: [], outside: [] }, state)

/** Returns the counters of the ficha, which are sums over its enrolments. */
export function fichaTotals(counters: Iterable<EnrolmentCounters>) {
  const totals = { total_aprendices_en_formacion: 0, aprobados_en_formacion: 0 }
  for (const { estado, resultados_aprobados } of counters) {
    if (!IN_TRAINING_STATES.includes(estado)) continue
    totals.total_aprendices_en_formacion++
    totals.aprobados_en_formacion += resultados_aprobados
  }
  return totals
}

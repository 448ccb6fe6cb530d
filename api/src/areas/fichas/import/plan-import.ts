import { createHash } from 'node:crypto'
import type { AbsentPeople } from '@fichero/contract/absent-people.schema'
import type { ImportQuery, ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { fullName } from '@fichero/contract/text'
import { tytPercentage } from '@fichero/contract/tyt'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { scopedTo } from '../../../access/scope.js'
import type { AppError } from '../../../errors/app-error.js'
import { fail } from '../../../errors/fail.js'
import {
  ageRefusal,
  requireFicha,
  requirePastReport,
  rowsRefusal,
  type UploadedReport,
} from '../../../files/import-records/accept-upload.js'
import { summaryOf } from '../../../files/import-records/import-record.js'
import type { ApprenticesReport, JudgmentsReport } from '../../../files/spreadsheet-reader/records.js'
import { requireProgram } from '../../programs/require-program.js'
import { centreWarnings, requireOwnCentre } from '../assign-centre.js'
import { requireOwnPeople } from '../corrections/lock-for-correction.js'
import { effectOf, planAbsent, renumberState } from './absent-people.js'
import { type FichaState, type FichaTarget, loadState } from './ficha-state.js'
import { doubleEnrolments, renamedPeople, replaceFormerNumbers } from './known-people.js'
import {
  countChanges,
  countersAfter,
  countersOf,
  type EnrolmentCounters,
  type FichaPlan,
  fichaTotals,
  hasChanges,
  planFicha,
} from './plan-ficha.js'
import { changedFields, takesApproval } from './plan-judgments.js'

/** A report that can be imported into a ficha. */
export type FichaReport = ApprenticesReport | JudgmentsReport

/** The request to import a file into a ficha. */
export interface FichaImport {
  actor: Actor
  target: FichaTarget
  upload: UploadedReport<FichaReport>
  /** Whether the ficha is being created from this file, so that all people are new. */
  creating: boolean
  query: Pick<ImportQuery, 'renombrar' | 'ausentes' | 'contacto'>
  /** Warnings of earlier checks, for the summary. */
  warnings?: RowProblem[]
}

/** A planned import with everything that applying it needs. */
export interface PlannedImport extends Pick<FichaImport, 'upload' | 'creating'> {
  state: FichaState
  plan: FichaPlan
  /** Enrolled people whom the report does not contain, and the decisions about them. */
  absent: AbsentPeople | null
  /** The counters that the enrolments have after the plan is applied, by document number. */
  counters: Map<string, EnrolmentCounters>
  /** The summary of the plan for the API's answer. */
  summary: ImportReport
}

/**
 * Plans an import: reads the ficha in this transaction, compares the file with it and writes nothing.
 * @throws AppError if the file belongs to another ficha, program or centre, or has a future date
 */
export async function planImport(manager: EntityManager, request: FichaImport): Promise<PlannedImport> {
  const { actor, target, creating, query } = request
  const { name } = request.upload
  const report = await replaceFormerNumbers(manager, request.upload.report)
  const upload = { ...request.upload, report }
  requireFicha(report, name, target)
  await requireProgram(manager, upload, target, 'ficha_other_version')
  requirePastReport(report, name)
  await requireOwnCentre(manager, actor, report)
  const { fichas } = scopedTo(actor)
  const documents = report.people.map((person) => person.nro_documento)
  const current = await loadState(manager, target, { documents, fichas })
  const absent = planAbsent(report, current, query.ausentes)
  const { renumbered, outside } = effectOf(absent)
  if (renumbered.size > 0) await requireOwnPeople(manager, actor, [...renumbered].flat())
  const state = renumberState(current, renumbered)
  const plan = absent?.incompleto
    ? emptyPlan(report)
    : planFicha(report, state, {
        warnNew: !creating,
        renombrar: query.renombrar,
        takesContact: query.contacto === 'archivo',
        outside,
      })
  const doubleWarnings = await doubleEnrolments(
    manager,
    { nroFicha: target.nro_ficha, fichas },
    report.headings,
    plan.people,
  )
  const elsewhere = [
    ...(await centreWarnings(manager, target.nro_ficha, report)),
    ...renamedPeople(plan.people, report.headings, state),
    ...doubleWarnings,
  ]
  const counters = countersAfter(plan, state)
  const counts = summarise({ ...request, upload }, plan, elsewhere)
  const summary = {
    ...counts,
    ...(absent && { ausentes: absent }),
    ...(report.kind === 'juicios' && state.last === null && { primero: true as const }),
    ...(counts.rechazados === 0 && isRepetition(plan, state, counts) && { repetido: true as const }),
    figuras: { antes: figuresOf(countersOf(current), target), despues: figuresOf(counters, target) },
  }
  return { upload, creating, state, plan, absent, counters, summary }
}

/** Returns the plan for an incomplete file, which changes nothing. */
const emptyPlan = ({ rejected, warnings }: FichaReport): FichaPlan => ({
  people: [],
  judgments: [],
  renumbered: [],
  outside: [],
  rejected,
  warnings,
})

/**
 * Returns whether the file changes nothing and need not be recorded. Two files are recorded even without changes: the first
 * judgments report, and a report whose date differs from the last report's. Reports with a date before the last recorded date
 * are rejected, so a newer date must be stored; a forced report can set the date back after a report with a wrong date.
 */
export const isRepetition = (
  plan: FichaPlan,
  { last, dated }: FichaState,
  { tipo, fecha_reporte }: Pick<ImportReport, 'tipo' | 'fecha_reporte'>,
): boolean =>
  !hasChanges(plan) &&
  (last !== null || tipo === 'aprendices') &&
  (fecha_reporte === null || fecha_reporte === dated?.fecha_reporte)

/** Returns the number of people in training and their mean progress in percent. */
function figuresOf(counters: Map<string, EnrolmentCounters>, { total_resultados }: FichaTarget) {
  const { total_aprendices_en_formacion: en_formacion, aprobados_en_formacion } = fichaTotals(counters.values())
  return { en_formacion, avance: tytPercentage(aprobados_en_formacion, en_formacion * total_resultados) }
}

/** Returns the summary of a plan. `elsewhere` has the warnings about other fichas. */
function summarise(
  { target, upload, warnings = [] }: FichaImport,
  plan: FichaPlan,
  elsewhere: RowProblem[],
): ImportReport {
  const counted = countChanges(plan.people)
  const aprendices = { ...counted, cambiados: counted.cambiados + plan.outside.length }
  const campos = changedFields(plan.judgments)
  return summaryOf(upload, {
    nro_ficha: target.nro_ficha,
    simulado: false,
    registros: upload.report.kind === 'juicios' ? countChanges(plan.judgments) : aprendices,
    ...(campos.length > 0 && { campos }),
    retirados: plan.judgments.filter(({ change }) => change === 'withdrawn').length,
    aprobaciones_retiradas: plan.judgments.filter(takesApproval).length,
    aprendices,
    rejected: plan.rejected,
    warnings: [...warnings, ...plan.warnings, ...elsewhere],
  })
}

/**
 * Returns a SHA-256 over everything that the plan would write and the ids of the last reports. Equal fingerprints mean that the
 * plan has not changed.
 */
export function fingerprintOf({ state, plan, counters }: PlannedImport): string {
  const after = [...counters].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const all = [state.target, state.last?.id ?? null, state.dated?.id ?? null, plan, after]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/** Returns the error if the plan must not be applied with the options of the request, otherwise null. */
export function importRefusal(planned: PlannedImport, query: ImportQuery): AppError | null {
  const { upload, state, plan, summary } = planned
  return (
    ageRefusal(upload.report, state.dated, query) ??
    // A rejected row may be the reason why somebody seems absent.
    rowsRefusal(summary, plan.people.length, query) ??
    absentError(planned, query)
  )
}

/** Maximum number of absent people whom the error names. */
const MAX_NAMED = 5

/**
 * Returns the error for a report with absent people if the user has not decided about them, or if the report is incomplete.
 * Returns null in a dry run.
 */
function absentError({ upload, absent, summary }: PlannedImport, { simular }: ImportQuery): AppError | null {
  if (simular || absent === null || !(absent.propuesto || absent.incompleto)) return null
  const { personas } = absent
  const named = personas.slice(0, MAX_NAMED).map((person) => `${fullName(person)} (${person.nro_documento})`)
  const nombres = [...named, ...(personas.length > MAX_NAMED ? ['…'] : [])].join(', ')
  const params = { archivo: upload.name, total: personas.length, nombres }
  return fail(absent.propuesto ? 'people_absent' : 'report_incomplete', params, { reporte: summary })
}

import { createHash } from 'node:crypto'
import type { AbsentPeople } from '@fichero/contract/absent-people.schema'
import type { ImportQuery, ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { tytPercentage } from '@fichero/contract/tyt'
import type { EntityManager } from 'typeorm'
import { requireFicha, requirePastReport } from '../../imports/import-rules.js'
import { summaryOf } from '../../imports/import-summary.js'
import type { UploadedReport } from '../../imports/read-upload.js'
import { requireProgram } from '../../programs/require-program.js'
import type { ApprenticesReport, JudgmentsReport } from '../../sheets/records.js'
import { effectOf, planAbsent, renumberState } from './absent-people.js'
import { doubleEnrolments } from './double-enrolments.js'
import { countersAfter, countersOf, type EnrolmentCounters, fichaTotals } from './enrolment-counters.js'
import { type FichaState, type FichaTarget, loadState } from './ficha-state.js'
import { renamedPeople } from './person-conflicts.js'
import { countChanges, type FichaPlan, planFicha } from './plan-ficha.js'
import { takesApproval } from './plan-judgments.js'
import { underPresentNumbers } from './present-numbers.js'

/** A report that is loaded into a ficha. */
export type FichaReport = ApprenticesReport | JudgmentsReport

export interface FichaImport {
  target: FichaTarget
  upload: UploadedReport<FichaReport>
  /** Whether the ficha is being created from this file, so that all people are new. */
  creating: boolean
  query: Pick<ImportQuery, 'renombrar' | 'ausentes' | 'contacto'>
  /** Warnings found before. */
  warnings?: RowProblem[]
}

export interface PlannedImport extends Pick<FichaImport, 'upload' | 'creating'> {
  state: FichaState
  plan: FichaPlan
  /** Enrolled people whom the report does not contain, and the decisions about them. */
  absent: AbsentPeople | null
  /** Counters of the ficha's enrolments after the plan, by document. */
  counters: Map<string, EnrolmentCounters>
  /** The plan as the answer presents it. */
  summary: ImportReport
}

/**
 * Plans the import against the ficha as read in this transaction. Does not write.
 * @throws AppError if the file is of another ficha or program, or of a day that has not come.
 */
export async function planImport(manager: EntityManager, request: FichaImport): Promise<PlannedImport> {
  const { target, creating, query } = request
  const { name } = request.upload
  const report = await underPresentNumbers(manager, request.upload.report)
  const upload = { ...request.upload, report }
  requireFicha(report, name, target)
  await requireProgram(manager, upload, target, 'ficha_other_version')
  requirePastReport(report, name)
  const documents = report.people.map((person) => person.nro_documento)
  const current = await loadState(manager, target, documents)
  const absent = planAbsent(report, current, query.ausentes)
  const { renumbered, outside } = effectOf(absent)
  const state = renumberState(current, renumbered)
  const plan = absent?.incompleto
    ? nothingOf(report)
    : planFicha(report, state, {
        warnNew: !creating,
        renombrar: query.renombrar,
        takesContact: query.contacto === 'archivo',
        outside,
      })
  const doubles = await doubleEnrolments(manager, target.nro_ficha, report.headings, plan.people)
  const elsewhere = [...renamedPeople(plan.people, report.headings, state), ...doubles]
  const counters = countersAfter(plan, state)
  const summary = {
    ...summarise({ ...request, upload }, plan, elsewhere),
    ...(absent && { ausentes: absent }),
    figuras: { antes: figuresOf(countersOf(current), target), despues: figuresOf(counters, target) },
  }
  return { upload, creating, state, plan, absent, counters, summary }
}

/** An empty plan, for an incomplete file. */
const nothingOf = ({ rejected, warnings }: FichaReport): FichaPlan => ({
  people: [],
  judgments: [],
  renumbered: [],
  outside: [],
  rejected,
  warnings,
})

function figuresOf(counters: Map<string, EnrolmentCounters>, { total_resultados }: FichaTarget) {
  const { total_aprendices_en_formacion: en_formacion, aprobados_en_formacion } = fichaTotals(counters.values())
  return { en_formacion, avance: tytPercentage(aprobados_en_formacion, en_formacion * total_resultados) }
}

function summarise(
  { target, upload, warnings = [] }: FichaImport,
  plan: FichaPlan,
  elsewhere: RowProblem[],
): ImportReport {
  const counted = countChanges(plan.people)
  const aprendices = { ...counted, cambiados: counted.cambiados + plan.outside.length }
  return summaryOf(upload, {
    nro_ficha: target.nro_ficha,
    simulado: false,
    registros: upload.report.kind === 'juicios' ? countChanges(plan.judgments) : aprendices,
    retirados: plan.judgments.filter(({ change }) => change === 'withdrawn').length,
    aprobaciones_retiradas: plan.judgments.filter(takesApproval).length,
    aprendices,
    rejected: plan.rejected,
    warnings: [...warnings, ...plan.warnings, ...elsewhere],
  })
}

/**
 * Returns the SHA-256 of everything that the plan would write and of the last applied report: equal means the same
 * plan.
 */
export function fingerprintOf({ state, plan, counters }: PlannedImport): string {
  const after = [...counters].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const all = [state.target, state.last?.id ?? null, state.dated?.id ?? null, plan, after]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

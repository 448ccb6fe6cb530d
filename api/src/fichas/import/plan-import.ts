import { createHash } from 'node:crypto'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import { acceptFicha, acceptProgram } from '../../imports/import-rules.js'
import type { UploadedReport } from '../../imports/read-upload.js'
import { presentReport } from '../../imports/report.js'
import type { ApprenticesReport, JudgmentsReport } from '../../sheets/records.js'
import { countersAfter, type EnrolmentCounters } from './enrolment-counters.js'
import { type FichaState, type FichaTarget, loadState } from './ficha-state.js'
import { countChanges, type FichaPlan, planFicha } from './plan-ficha.js'

export interface FichaImport {
  target: FichaTarget
  upload: UploadedReport<ApprenticesReport | JudgmentsReport>
  /** Whether the ficha is being created from this file: then everybody in it is expected to be new. */
  creating: boolean
}

export interface PlannedImport {
  state: FichaState
  plan: FichaPlan
  /** By document, how the ficha's people stand once the plan is applied. */
  counters: Map<string, EnrolmentCounters>
  /** What the plan does, as the answer says it. */
  reporte: ImportReport
}

/**
 * Plans the file against the ficha as it stands in this transaction. Nothing is written.
 * @throws AppError where the file is of another ficha or program.
 */
export async function planImport(manager: EntityManager, request: FichaImport): Promise<PlannedImport> {
  const { target, upload, creating } = request
  const { report, name } = upload
  acceptFicha(report, name, target)
  acceptProgram(report, name, target)
  const documents = report.people.map((person) => person.nro_documento)
  const state = await loadState(manager, target, documents)
  const plan = planFicha(report, state, !creating)
  return { state, plan, counters: countersAfter(plan, state), reporte: summary(request, plan) }
}

function summary({ target, upload }: FichaImport, plan: FichaPlan): ImportReport {
  const aprendices = countChanges(plan.people)
  return presentReport(upload, {
    nro_ficha: target.nro_ficha,
    simulado: false,
    registros: upload.report.kind === 'juicios' ? countChanges(plan.judgments) : aprendices,
    aprendices,
    rejected: plan.rejected,
    warnings: plan.warnings,
  })
}

/** SHA-256 of everything that the plan would write and of the report that it would follow: equal means the same plan. */
export function fingerprintOf({ state, plan, counters }: PlannedImport): string {
  const after = [...counters].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const all = [state.target, state.last?.id ?? null, plan, after]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

import { writeDecisions } from '@fichero/contract/absent-decisions'
import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import type { AppError } from '../../../errors/app-error.js'
import { ageRefusal, rowsRefusal, type UploadedReport } from '../../../files/import-records/accept-upload.js'
import type { InstructorsReport } from '../../../files/spreadsheet-reader/records.js'
import { applyImport } from '../import/apply-import.js'
import { planInto } from '../import/bring-design.js'
import { lockTarget } from '../import/ficha-state.js'
import { type FichaReport, importRefusal } from '../import/plan-import.js'
import { applyScheduled } from '../scheduled-instructors/instructors-load.service.js'
import { planScheduled } from '../scheduled-instructors/plan-scheduled.js'
import type { BatchReport } from './batch-report.entity.js'

/** A report that a batch can import. */
export type BatchUpload = UploadedReport<FichaReport | InstructorsReport>

type Decisions = Pick<ImportQuery, 'parcial' | 'forzar' | 'renombrar' | 'ausentes'>

/** No decision: the import is refused if the report needs one. */
export const NO_DECISIONS: Decisions = { parcial: false, forzar: false, renombrar: false, ausentes: undefined }

/** The decisions that importing a report exactly as its plan shows needs. */
export const shownDecisions = ({ resumen, detalle, error }: BatchReport): Decisions => ({
  ...NO_DECISIONS,
  parcial: (resumen?.rechazados ?? 0) > 0,
  forzar: error?.code === 'import_older',
  ausentes: detalle?.ausentes && writeDecisions(detalle.ausentes),
})

/** A report that was compared with its ficha in this transaction. */
interface PreparedReport {
  summary: ImportReport
  /** Why the decisions do not suffice to import the report; null if they do. */
  refusal: AppError | null
  /** Writes the plan, and returns the summary of the import. */
  apply: () => Promise<ImportReport>
}

/**
 * Locks the ficha of a report, and compares the report with it.
 * @throws AppError `ficha_not_found`, or the reason why the report cannot be imported into the ficha
 */
export async function prepareReport(
  manager: EntityManager,
  actor: Actor,
  { nro_ficha, upload, decisions }: { nro_ficha: number; upload: BatchUpload; decisions: Decisions },
): Promise<PreparedReport> {
  const target = await lockTarget(manager, actor, nro_ficha)
  const { report, ...file } = upload
  const query: ImportQuery = { ...decisions, simular: false }
  if (report.kind === 'instructores') {
    const plan = await planScheduled(manager, actor, target, { ...file, report })
    return {
      summary: plan.summary,
      refusal: ageRefusal(report, plan.last, query) ?? rowsRefusal(plan.summary, plan.rows.length, query),
      apply: () => applyScheduled(manager, plan, { actor, nroFicha: nro_ficha, sha256: file.sha256 }),
    }
  }
  const planned = await planInto(manager, { actor, target, upload: { ...file, report }, query })
  return {
    summary: planned.summary,
    refusal: importRefusal(planned, query),
    apply: () => applyImport(manager, planned, { actor }),
  }
}

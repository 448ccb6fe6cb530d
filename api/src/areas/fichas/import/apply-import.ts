import { isRefused } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { auditedCounts } from '../../../files/import-records/audited-counts.js'
import { ImportDetail, type NumberChange } from '../../../files/import-records/import-detail.entity.js'
import { recordImport } from '../../../files/import-records/import-record.js'
import { loadedSummary } from '../../../files/import-records/import-summary.js'
import type { ProgressReporter } from '../../../files/uploads/progress.js'
import { audit } from '../../../records/audit/audit.js'
import { changeNumber } from '../change-number.js'
import { applyJudgments } from './apply-judgments.js'
import { applyPeople } from './apply-people.js'
import { detailOf } from './import-detail.js'
import { peopleChanges } from './people-changes.js'
import { countChanged, hasChanges } from './plan-ficha.js'
import { isRepetition, type PlannedImport } from './plan-import.js'
import { saveTotals } from './save-totals.js'

/** The circumstances of an import that the plan does not contain. */
interface Applying {
  actor: Actor
  /** Id of the program that was created from the same file. */
  createdProgram?: number | undefined
  /** Reports the progress to the user who sent the file. */
  reporter?: ProgressReporter
}

/**
 * Writes a plan and returns the summary of the import. The plan must have been made in the same transaction, and
 * `importRefusal` must have returned null.
 */
export async function applyImport(
  manager: EntityManager,
  planned: PlannedImport,
  { actor, createdProgram, reporter }: Applying,
): Promise<ImportReport> {
  const { upload, creating, plan, state, counters } = planned
  const summary = loadedSummary(planned.summary)
  if (isRepetition(plan, state, summary)) return isRefused(summary) ? planned.summary : summary
  const { nro_ficha } = state.target
  const saved = reporter?.saving(countChanged(plan)) ?? (() => undefined)
  const documentos: NumberChange[] = []
  for (const [antes, despues] of plan.renumbered) documentos.push(await changeNumber(manager, antes, despues))
  const enrolments = await applyPeople(manager, state, plan, counters)
  const id = await recordImport(manager, { actor, upload, summary })
  await applyJudgments(manager, plan.judgments, enrolments, id, saved)
  await manager.insert(ImportDetail, {
    id_importacion: id,
    contenido: {
      ...detailOf(plan, state, { creacion: creating, fecha_reporte: upload.report.fecha_reporte }),
      documentos,
      ...(createdProgram && { programa: createdProgram }),
    },
    id_deshacer: null,
  })
  const totals = await saveTotals(manager, nro_ficha, counters.values())
  // No audit entry for an import without changes: the import history already has its user and time.
  if (!hasChanges(plan)) return { ...summary, id }
  await audit(manager, {
    actor,
    accion: `fichas:import-${summary.tipo === 'juicios' ? 'evaluations' : 'apprentices'}`,
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: peopleChanges(plan, 'before'),
    despues: { importacion: id, ...auditedCounts(summary), ...totals, ...peopleChanges(plan, 'after') },
  })
  return { ...summary, id }
}

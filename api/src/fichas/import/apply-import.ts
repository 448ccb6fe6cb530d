import { isRefused } from '@fichero/contract/import-changes'
import type { ImportQuery, ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { audit } from '../../audit/audit.js'
import { ImportDetail } from '../../imports/import-detail.entity.js'
import { recordImport } from '../../imports/import-record.js'
import { requireNewerReport, requireValidRows } from '../../imports/import-rules.js'
import { loadedReport } from '../../imports/report.js'
import { applyJudgments } from './apply-judgments.js'
import { applyPeople } from './apply-people.js'
import { detailOf } from './import-detail.js'
import { peopleChanges } from './people-changes.js'
import { countChanged, hasChanges } from './plan-ficha.js'
import { type FichaImport, type PlannedImport, planImport } from './plan-import.js'
import { saveTotals } from './save-totals.js'

interface Request extends FichaImport {
  actor: Actor
  query: ImportQuery
}

/** Plans the import against the ficha as read in this transaction and applies it unless it is a simulation. */
export async function importIntoFicha(manager: EntityManager, request: Request): Promise<ImportReport> {
  const planned = await planImport(manager, request)
  if (!request.query.simular) return applyImport(manager, request, planned)
  requireNewerReport(request.upload.report, planned.state.dated, request.query)
  return simulationReport(planned)
}

/** The report of a plan that is not applied. */
export const simulationReport = ({ reporte }: PlannedImport): ImportReport => ({ ...reporte, simulado: true })

/**
 * Applies a plan of this transaction.
 * @throws AppError `import_older` without `forzar`, `rows_rejected` without `parcial`.
 */
export async function applyImport(
  manager: EntityManager,
  { actor, target, upload, query, creating, tell }: Request,
  planned: PlannedImport,
): Promise<ImportReport> {
  const { plan, state, counters } = planned
  const reporte = loadedReport(planned.reporte)
  requireNewerReport(upload.report, state.dated, query)
  requireValidRows(planned.reporte, plan.people.length, query)
  if (isRepetition(planned)) return isRefused(reporte) ? planned.reporte : reporte
  const { nro_ficha } = target
  const saved = tell?.saving(countChanged(plan)) ?? (() => undefined)
  const enrolments = await applyPeople(manager, state, plan.people, counters)
  const id = await recordImport(manager, { actor, upload, reporte })
  await applyJudgments(manager, plan.judgments, enrolments, id, saved)
  await manager.insert(ImportDetail, {
    id_importacion: id,
    contenido: detailOf(plan, state, creating),
    id_deshacer: null,
  })
  const totals = await saveTotals(manager, nro_ficha, counters.values())
  const { registros, aprendices } = reporte
  await audit(manager, {
    actor,
    accion: `fichas:import-${reporte.tipo === 'juicios' ? 'evaluations' : 'apprentices'}`,
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: peopleChanges(plan.people, 'before'),
    despues: { importacion: id, registros, aprendices, ...totals, ...peopleChanges(plan.people, 'after') },
  })
  return { ...reporte, id }
}

/**
 * A file without changes is not recorded, unless its date differs from the last one's: older reports than it are
 * refused from then on, and a forced one lifts the bar of a report with a wrong date.
 */
const isRepetition = ({ plan, state: { last, dated }, reporte: { fecha_reporte } }: PlannedImport): boolean =>
  !hasChanges(plan) && last !== null && (fecha_reporte === null || fecha_reporte === dated?.fecha_reporte)

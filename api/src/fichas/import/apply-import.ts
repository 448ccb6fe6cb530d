import { isRefused } from '@fichero/contract/import-changes'
import type { ImportReport } from '@fichero/contract/imports.schema'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { audit } from '../../audit/audit.js'
import { ImportDetail, type NumberChange } from '../../imports/import-detail.entity.js'
import { recordImport } from '../../imports/import-record.js'
import { loadedSummary } from '../../imports/import-summary.js'
import type { Tell } from '../../uploads/progress.js'
import { changeNumber } from '../change-number.js'
import { applyJudgments } from './apply-judgments.js'
import { applyPeople } from './apply-people.js'
import { detailOf } from './import-detail.js'
import { peopleChanges } from './people-changes.js'
import { countChanged, hasChanges } from './plan-ficha.js'
import type { PlannedImport } from './plan-import.js'
import { saveTotals } from './save-totals.js'

interface Applying {
  actor: Actor
  /** The program that was made of the same file. */
  madeProgram?: number | undefined
  tell?: Tell
}

/** Writes a plan of this transaction against which `importRefusal` has nothing to say. Returns its summary. */
export async function applyImport(
  manager: EntityManager,
  planned: PlannedImport,
  { actor, madeProgram, tell }: Applying,
): Promise<ImportReport> {
  const { upload, creating, plan, state, counters } = planned
  const summary = loadedSummary(planned.summary)
  if (isRepetition(planned)) return isRefused(summary) ? planned.summary : summary
  const { nro_ficha } = state.target
  const saved = tell?.saving(countChanged(plan)) ?? (() => undefined)
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
      ...(madeProgram && { programa: madeProgram }),
    },
    id_deshacer: null,
  })
  const totals = await saveTotals(manager, nro_ficha, counters.values())
  // The history of loads records user and time; an audit entry without changes would repeat it.
  if (!hasChanges(plan)) return { ...summary, id }
  const { registros, aprendices } = summary
  await audit(manager, {
    actor,
    accion: `fichas:import-${summary.tipo === 'juicios' ? 'evaluations' : 'apprentices'}`,
    entidad: 'ficha',
    entidad_id: nro_ficha,
    antes: peopleChanges(plan, 'before'),
    despues: { importacion: id, registros, aprendices, ...totals, ...peopleChanges(plan, 'after') },
  })
  return { ...summary, id }
}

/**
 * A file without changes is not recorded, unless its date differs from the last one's: older reports than it are
 * refused from then on, and a forced one lifts the bar of a report with a wrong date. The first judgments report is
 * always recorded.
 */
const isRepetition = ({ plan, state: { last, dated }, summary: { tipo, fecha_reporte } }: PlannedImport): boolean =>
  !hasChanges(plan) &&
  (last !== null || tipo === 'aprendices') &&
  (fecha_reporte === null || fecha_reporte === dated?.fecha_reporte)

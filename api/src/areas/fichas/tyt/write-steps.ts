import type { TytDays } from '@fichero/contract/tyt-steps'
import type { EntityManager } from 'typeorm'
import type { Actor } from '../../../access/current-user.decorator.js'
import { updateRow } from '../../../records/row-updates/update-row.js'
import type { Enrolment } from '../enrolment.entity.js'
import { saveProgress } from '../save-progress.js'

/** New days of an enrolment, whose row is locked. */
export interface StepChange {
  enrolment: Enrolment
  days: Partial<TytDays>
}

/**
 * Writes days of the TyT test with one audit entry for each enrolment, and the counters of the fichas, whose rows are locked.
 * @param importacion id of the load, for the audit entries
 */
export async function writeSteps(
  manager: EntityManager,
  actor: Actor,
  changes: StepChange[],
  importacion?: number,
): Promise<void> {
  const also = importacion === undefined ? undefined : { antes: {}, despues: { importacion } }
  for (const { enrolment, days } of changes)
    await updateRow(manager, enrolment, {
      actor,
      accion: 'apprentices:record-tyt',
      values: days,
      ...(also && { also }),
    })
  for (const nroFicha of new Set(changes.map(({ enrolment }) => enrolment.nro_ficha)))
    await saveProgress(manager, nroFicha)
}

import type { EntityManager } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { changesOf } from '../../records/row-updates/changes.js'
import { updateRow } from '../../records/row-updates/update-row.js'
import { Centre } from '../centres/centre.entity.js'
import { addWorkplaces } from '../centres/known-centres.js'
import type { Ficha } from './ficha.entity.js'
import { saveMissingShares } from './save-missing-shares.js'
import { matchAgain } from './scheduled-instructors/match-design.js'
import { auditedStage } from './set-stage.js'

type Stage = Pick<Ficha, 'etapa' | 'etapa_a_mano'>

interface Edit {
  actor: Actor
  /** New values of columns; the stage is separate, because the audit log combines its two columns into one value. */
  values: Partial<Omit<Ficha, keyof Stage>>
  stage: Stage
  /** Id of the import that changes the ficha, for the audit entry. */
  importacion?: number
}

/** Saves an edit of a ficha, whose row is locked, with its audit entry and everything that follows from the new values. */
export async function writeFicha(
  manager: EntityManager,
  ficha: Ficha,
  { actor, values, stage, importacion }: Edit,
): Promise<void> {
  const { antes, despues } = changesOf({ etapa: auditedStage(ficha) }, { etapa: auditedStage(stage) })
  const also = { antes, despues: { ...despues, ...(importacion !== undefined && { importacion }) } }
  const after = await updateRow<Ficha>(manager, ficha, { actor, accion: 'fichas:edit', values, unaudited: stage, also })
  const { nro_ficha, id_centro, id_jefe, id_programa_formacion } = after
  if (id_centro !== null && (await isConfirmed(manager, id_centro))) await addWorkplaces(manager, id_centro, [id_jefe])
  // The waits in `ficha_faltante` begin after the first day of the lessons.
  if (after.fecha_inicio_lectiva !== ficha.fecha_inicio_lectiva) await saveMissingShares(manager, nro_ficha)
  if (id_programa_formacion !== ficha.id_programa_formacion) await matchAgain(manager, nro_ficha, id_programa_formacion)
}

/** Whether there is a confirmed centre with this id. */
export const isConfirmed = (manager: EntityManager, id: number) => manager.existsBy(Centre, { id, confirmado: true })

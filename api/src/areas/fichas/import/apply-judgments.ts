import type { EntityManager } from 'typeorm'
import { insertRows, rowsFrom, upsertRows } from '../../../database/bulk-write.js'
import type { Saved } from '../../../files/uploads/progress.js'
import { deleteOutcomes } from './delete-outcomes.js'
import { enrolmentOf, judgmentDiffs, recordChanges, written } from './judgment-diffs.js'
import { isHeld, type PlannedJudgment } from './plan-judgments.js'

/**
 * Writes new and changed judgments, deletes withdrawn judgments, updates the holders (the evaluators who owe a judgment) and
 * records the previous values. Calls `saved` with the number of judgments in each batch.
 */
export async function applyJudgments(
  manager: EntityManager,
  planned: PlannedJudgment[],
  enrolments: Map<string, number>,
  importId: number,
  saved: Saved,
): Promise<void> {
  const changes = planned
    .filter(({ change, movesHolder }) => change !== 'unchanged' || movesHolder)
    .map((judgment) => ({ ...judgment, id_matricula: enrolmentOf(judgment.record.nro_documento, enrolments) }))
  const rowsOf = (kind: PlannedJudgment['change']) =>
    rowsFrom(
      changes.filter(({ change }) => change === kind),
      (change) => rowOf(change, importId),
    )
  await insertRows(manager, 'juicio', rowsOf('new'), saved)
  await upsertRows(manager, 'juicio', ['id_matricula', 'id_resultado'], rowsOf('changed'), saved)
  const withdrawn = changes.filter(({ change }) => change === 'withdrawn')
  await deleteOutcomes(manager, 'juicio', withdrawn)
  saved(withdrawn.length)
  await applyHolders(
    manager,
    changes.filter(({ movesHolder }) => movesHolder),
  )
  await recordChanges(manager, importId, judgmentDiffs(planned), enrolments)
}

/** A planned judgment with the id of its enrolment. */
type Change = PlannedJudgment & { id_matricula: number }

/** Returns the row of `juicio` for a judgment. */
function rowOf(change: Change, id_importacion: number) {
  const { estado, evaluador_documento, evaluador_nombre, observacion, fecha_registro } = written(change)
  return {
    id_matricula: change.id_matricula,
    id_resultado: change.id_resultado,
    estado,
    evaluador_documento,
    evaluador_nombre,
    observacion,
    fecha_registro,
    id_importacion,
  }
}

/** Writes new and changed holders, and deletes holders whom the report no longer has. */
async function applyHolders(manager: EntityManager, moved: Change[]): Promise<void> {
  const held = moved
    .filter(({ record }) => isHeld(record))
    .map(({ id_matricula, id_resultado, record: { evaluador_documento, evaluador_nombre } }) => ({
      id_matricula,
      id_resultado,
      evaluador_documento,
      evaluador_nombre,
    }))
  await upsertRows(manager, 'juicio_pendiente', ['id_matricula', 'id_resultado'], held)
  await deleteOutcomes(
    manager,
    'juicio_pendiente',
    moved.filter(({ record }) => !isHeld(record)),
  )
}

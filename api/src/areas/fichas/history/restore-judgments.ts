import type { EntityManager } from 'typeorm'
import { upsertRows } from '../../../database/bulk-write.js'
import type { HolderChange, JudgmentDiff } from '../../../files/import-records/import-detail.entity.js'
import { deleteOutcomes, enrolmentOf } from '../import/write-rows.js'

type Columns = Record<string, string | number | null>

const KEY = ['id_matricula', 'id_resultado']

/**
 * Reverts judgment changes: restores the former judgments and deletes the judgments that were added. `enrolments` maps document
 * numbers to enrolment ids.
 */
export const restoreJudgments = (manager: EntityManager, diffs: JudgmentDiff[], enrolments: Map<string, number>) =>
  restore(manager, 'juicio', diffs, enrolments, ({ antes }) => ({ id_importacion: null, ...antes }))

/** Reverts changes of holders, the evaluators who owe a judgment. */
export const restoreHolders = (manager: EntityManager, moved: HolderChange[], enrolments: Map<string, number>) =>
  restore(manager, 'juicio_pendiente', moved, enrolments, ({ antes }) => antes ?? {})

/** Restores the former rows of `table`, and deletes rows that did not exist before the change. */
async function restore<T extends { nro_documento: string; id_resultado: number; antes: unknown }>(
  manager: EntityManager,
  table: 'juicio' | 'juicio_pendiente',
  changes: T[],
  enrolments: Map<string, number>,
  columns: (change: T) => Columns,
): Promise<void> {
  const keyOf = ({ nro_documento, id_resultado }: T) => ({
    id_matricula: enrolmentOf(nro_documento, enrolments),
    id_resultado,
  })
  const former = changes.filter(({ antes }) => antes !== null)
  const added = changes.filter(({ antes }) => antes === null)
  await upsertRows(
    manager,
    table,
    KEY,
    former.map((change) => ({ ...keyOf(change), ...columns(change) })),
  )
  await deleteOutcomes(manager, table, added.map(keyOf))
}

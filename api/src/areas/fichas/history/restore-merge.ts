import type { EntityManager } from 'typeorm'
import { insertRows } from '../../../database/bulk-write.js'
import type { Merge } from '../../../files/import-records/import-detail.entity.js'
import { restoreNumber } from '../change-number.js'
import { latest } from '../import/plan-people.js'

/**
 * Reverts a merge: restores both enrolments. State and contact data of the remaining enrolment are not restored here but by
 * `restoreEnrolments`, which does not overwrite later edits.
 */
export async function restoreMerge(manager: EntityManager, merge: Merge): Promise<void> {
  const { numero, id_matricula, matriculas, juicios, titulares, cambios } = merge
  // Without `otra`, the remaining person keeps the current name.
  await restoreNumber(manager, { ...numero, otra: null })
  const keptRow = matriculas.find(({ id }) => id === id_matricula)
  const others = matriculas.filter(({ id }) => id !== id_matricula)
  const merged = matriculas.map(({ fecha_reporte }) => fecha_reporte as string | null).reduce(latest, null)
  await manager.query('UPDATE matricula SET fecha_reporte = ? WHERE id = ? AND fecha_reporte = ?', [
    keptRow?.fecha_reporte ?? null,
    id_matricula,
    merged,
  ])
  await insertRows(manager, 'matricula', others)
  for (const [table, rows] of [
    ['juicio', juicios],
    ['juicio_pendiente', titulares],
  ] as const) {
    await manager.query(`DELETE FROM ${table} WHERE id_matricula = ?`, [id_matricula])
    await insertRows(manager, table, rows)
  }
  await deleteChanges(manager, merge)
  await insertRows(
    manager,
    'cambio_matricula',
    cambios.map((row) => ({ ...row, juicios: JSON.stringify(row.juicios) })),
  )
}

/** Deletes the recorded changes that the merge moved or changed. */
async function deleteChanges(manager: EntityManager, { id_matricula, cambios }: Merge): Promise<void> {
  const imports = [...new Set(cambios.map(({ id_importacion }) => id_importacion))]
  if (imports.length === 0) return
  const sql = `DELETE FROM cambio_matricula WHERE id_matricula = ? AND id_importacion IN (${imports.map(() => '?')})`
  await manager.query(sql, [id_matricula, ...imports])
}

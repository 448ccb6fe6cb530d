import type { EntityManager } from 'typeorm'
import { insertRows } from '../../database/bulk-write.js'
import type { Merge } from '../../imports/import-detail.entity.js'
import { restoreNumber } from '../change-number.js'
import { latest } from '../import/plan-people.js'

/**
 * Makes two people of one again. State and contact data of the one who stays are restored as those of any import
 * (`restoreEnrolments`), so that what was typed since the merge stays.
 */
export async function restoreMerge(manager: EntityManager, merge: Merge): Promise<void> {
  const { numero, id_matricula, matriculas, juicios, titulares, cambios } = merge
  // The person who stays has the name of today.
  await restoreNumber(manager, { ...numero, otra: null })
  const kept = matriculas.find(({ id }) => id === id_matricula)
  const others = matriculas.filter(({ id }) => id !== id_matricula)
  const merged = matriculas.map(({ fecha_reporte }) => fecha_reporte as string | null).reduce(latest, null)
  await manager.query('UPDATE matricula SET fecha_reporte = ? WHERE id = ? AND fecha_reporte = ?', [
    kept?.fecha_reporte ?? null,
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

/** Of the imports whose rows moved or changed. */
async function deleteChanges(manager: EntityManager, { id_matricula, cambios }: Merge): Promise<void> {
  const imports = [...new Set(cambios.map(({ id_importacion }) => id_importacion))]
  if (imports.length === 0) return
  const sql = `DELETE FROM cambio_matricula WHERE id_matricula = ? AND id_importacion IN (${imports.map(() => '?')})`
  await manager.query(sql, [id_matricula, ...imports])
}

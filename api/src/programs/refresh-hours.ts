import type { EntityManager } from 'typeorm'
import { approvedHours } from '../domain/approved-hours.js'
import { lockRows } from '../records/lock-row.js'

interface Totals {
  total_horas: number
  total_resultados: number
}

/** Recomputes everyone's approved hours after the program's hours or design changed. */
export async function refreshHours(manager: EntityManager, programId: number, totals: Totals): Promise<void> {
  // Imports that use the old totals finish first; later ones wait and read the new totals.
  await lockRows(manager, 'ficha', { id_programa_formacion: programId })
  const cases = Array.from({ length: totals.total_resultados + 1 }, (_, approved) => [
    approved,
    approvedHours(approved, totals),
  ])
  await manager.query(
    `UPDATE matricula
    SET horas_aprobadas = CASE resultados_aprobados ${cases.map(() => 'WHEN ? THEN ?').join(' ')} ELSE horas_aprobadas END
    WHERE nro_ficha IN (SELECT nro_ficha FROM ficha WHERE id_programa_formacion = ?)`,
    [...cases.flat(), programId],
  )
}

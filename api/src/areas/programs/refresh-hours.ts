import type { EntityManager } from 'typeorm'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { approvedHours } from '../../rules/approved-hours.js'

interface Totals {
  total_horas: number
  total_resultados: number
}

/** Recalculates the approved hours of all apprentices of a program after the program's hours or design changed. */
export async function refreshHours(manager: EntityManager, programId: number, totals: Totals): Promise<void> {
  // Waits for imports that use the old totals. Imports that begin later wait for this transaction and read the new totals.
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

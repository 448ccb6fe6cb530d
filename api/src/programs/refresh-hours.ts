import type { EntityManager } from 'typeorm'
import { approvedHours } from '../domain/approved-hours.js'
import { lockRows } from '../records/lock-row.js'

interface Totals {
  total_horas: number
  total_resultados: number
}

/** Writes anew what everybody's approved outcomes are worth, after the program's hours or its design changed. */
export async function refreshHours(manager: EntityManager, programId: number, totals: Totals): Promise<void> {
  // An import that counts with the old totals ends first; one that comes now waits and reads the new ones.
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

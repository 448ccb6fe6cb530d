import type { EntityManager } from 'typeorm'
import { type EnrolmentCounters, fichaTotals } from './enrolment-counters.js'

/** Writes the ficha's own counters, and returns them. */
export async function saveTotals(manager: EntityManager, nroFicha: number, counters: Iterable<EnrolmentCounters>) {
  const totals = fichaTotals(counters)
  await manager.query(
    'UPDATE ficha SET total_aprendices_en_formacion = ?, aprobados_en_formacion = ? WHERE nro_ficha = ?',
    [totals.total_aprendices_en_formacion, totals.aprobados_en_formacion, nroFicha],
  )
  return totals
}

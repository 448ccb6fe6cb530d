import type { EntityManager } from 'typeorm'
import { saveProgress } from '../save-progress.js'
import { type EnrolmentCounters, fichaTotals } from './enrolment-counters.js'

/** Writes the ficha's own counters, after those of its enrolments, and returns its totals. */
export async function saveTotals(manager: EntityManager, nroFicha: number, counters: Iterable<EnrolmentCounters>) {
  const totals = fichaTotals(counters)
  await manager.query(
    'UPDATE ficha SET total_aprendices_en_formacion = ?, aprobados_en_formacion = ? WHERE nro_ficha = ?',
    [totals.total_aprendices_en_formacion, totals.aprobados_en_formacion, nroFicha],
  )
  await saveProgress(manager, nroFicha)
  return totals
}

import type { EntityManager } from 'typeorm'
import { saveMissingShares } from '../save-missing-shares.js'
import { saveProgress } from '../save-progress.js'
import { type EnrolmentCounters, fichaTotals } from './enrolment-counters.js'

/** Writes the counters of the ficha and returns its totals. Its judgments and the counters of its enrolments must be saved. */
export async function saveTotals(manager: EntityManager, nroFicha: number, counters: Iterable<EnrolmentCounters>) {
  const totals = fichaTotals(counters)
  await manager.query(
    'UPDATE ficha SET total_aprendices_en_formacion = ?, aprobados_en_formacion = ? WHERE nro_ficha = ?',
    [totals.total_aprendices_en_formacion, totals.aprobados_en_formacion, nroFicha],
  )
  await saveProgress(manager, nroFicha)
  await saveMissingShares(manager, nroFicha)
  return totals
}

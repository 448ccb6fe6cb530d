import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import type { Drift } from './drift.js'
import { countedProgress, PROGRESS_COUNTERS, saveProgress } from './save-progress.js'

type Counter = (typeof PROGRESS_COUNTERS)[number]

const readDrifts = rowsOf(
  z.object({ nro_ficha: z.int(), resultados_aprobados: z.int(), guardadas: computed, contadas: computed }),
)

/** Compares a counter of `ficha_avance` with the counted enrolments. A missing row counts as 0. */
const driftsOf = (counter: Counter) => `
  SELECT nro_ficha, resultados_aprobados, SUM(guardadas) AS guardadas, SUM(contadas) AS contadas
  FROM (
      SELECT nro_ficha, resultados_aprobados, ${counter} AS guardadas, 0 AS contadas FROM ficha_avance
      UNION ALL
      SELECT nro_ficha, resultados_aprobados, 0 AS guardadas, ${counter} AS contadas FROM (${countedProgress()}) c
    ) t
  GROUP BY nro_ficha, resultados_aprobados
  HAVING SUM(guardadas) <> SUM(contadas)
  ORDER BY nro_ficha, resultados_aprobados`

/** Recounts the table `ficha_avance` and returns the differences. With `fix`, corrects the fichas that differ. */
export async function recountProgress(manager: EntityManager, fix: boolean): Promise<Drift[]> {
  const drifts: Drift[] = []
  for (const counter of PROGRESS_COUNTERS)
    for (const row of await readDrifts(manager, driftsOf(counter), [...IN_TRAINING_STATES]))
      drifts.push({
        table: 'ficha_avance',
        key: row.nro_ficha,
        column: `${counter} con ${row.resultados_aprobados} aprobados`,
        stored: row.guardadas,
        counted: row.contadas,
      })
  if (fix) for (const nroFicha of new Set(drifts.map(({ key }) => key))) await saveProgress(manager, nroFicha)
  return drifts
}

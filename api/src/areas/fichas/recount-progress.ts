import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import type { Drift } from './drift.js'
import { countedProgress, saveProgress } from './save-progress.js'

const readDrifts = rowsOf(
  z.object({ nro_ficha: z.int(), resultados_aprobados: z.int(), guardadas: computed, contadas: computed }),
)

/** Compares the stored rows of `ficha_avance` with the counted enrolments. A missing row counts as 0. */
const DRIFTS = `
  SELECT nro_ficha, resultados_aprobados, SUM(guardadas) AS guardadas, SUM(contadas) AS contadas
  FROM (
      SELECT nro_ficha, resultados_aprobados, personas AS guardadas, 0 AS contadas FROM ficha_avance
      UNION ALL
      SELECT nro_ficha, resultados_aprobados, 0 AS guardadas, personas AS contadas FROM (${countedProgress()}) c
    ) t
  GROUP BY nro_ficha, resultados_aprobados
  HAVING SUM(guardadas) <> SUM(contadas)
  ORDER BY nro_ficha, resultados_aprobados`

/** Recounts the table `ficha_avance` and returns the differences. With `fix`, corrects the fichas that differ. */
export async function recountProgress(manager: EntityManager, fix: boolean): Promise<Drift[]> {
  const rows = await readDrifts(manager, DRIFTS, [...IN_TRAINING_STATES])
  if (fix) for (const nroFicha of new Set(rows.map((row) => row.nro_ficha))) await saveProgress(manager, nroFicha)
  return rows.map((row) => ({
    table: 'ficha_avance',
    key: row.nro_ficha,
    column: `personas con ${row.resultados_aprobados} aprobados`,
    stored: row.guardadas,
    counted: row.contadas,
  }))
}

import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../database/rows.js'
import type { Drift } from './drift.js'
import { countedShares, saveMissingShares } from './save-missing-shares.js'

const readDrifts = rowsOf(
  z.object({
    nro_ficha: z.int(),
    fuente: z.string(),
    guardadas: computed,
    contadas: computed,
  }),
)

/** Compares the stored rows of `ficha_faltante` with the counted judgments. A missing row counts as 0. */
const drifts = (counted: string) => `
  SELECT nro_ficha, fuente, SUM(guardadas) AS guardadas, SUM(contadas) AS contadas
  FROM (
      SELECT nro_ficha, fuente, evaluador_documento, evaluador_nombre, juicios AS guardadas, 0 AS contadas, desde FROM ficha_faltante
      UNION ALL
      SELECT nro_ficha, fuente, evaluador_documento, evaluador_nombre, 0 AS guardadas, juicios AS contadas, desde FROM (${counted}) c
    ) t
  GROUP BY nro_ficha, fuente, HEX(evaluador_documento), HEX(evaluador_nombre), desde
  HAVING SUM(guardadas) <> SUM(contadas)
  ORDER BY nro_ficha, fuente, HEX(evaluador_documento), HEX(evaluador_nombre), desde`

/** Recounts the table `ficha_faltante` and returns the differences. With `fix`, corrects the fichas that differ. */
export async function recountMissingShares(manager: EntityManager, fix: boolean): Promise<Drift[]> {
  const { sql, parameters } = countedShares()
  const rows = await readDrifts(manager, drifts(sql), parameters)
  if (fix) for (const nroFicha of new Set(rows.map((row) => row.nro_ficha))) await saveMissingShares(manager, nroFicha)
  return rows.map((row) => ({
    table: 'ficha_faltante',
    key: row.nro_ficha,
    column: `juicios ${row.fuente}`,
    stored: row.guardadas,
    counted: row.contadas,
  }))
}

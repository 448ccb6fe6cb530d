import type { Batch as BatchAnswered, BatchReport as ReportAnswered } from '@fichero/contract/batches.schema'
import { BATCH_REPORT_STATES, type Language, QUEUED_STATES } from '@fichero/contract/enums'
import { BATCH_DAYS } from '@fichero/contract/limits'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { computed, rowsOf } from '../../../database/rows.js'
import { AppError } from '../../../errors/app-error.js'
import { reportIn } from '../../../i18n/sentences.js'
import type { Batch } from './batch.entity.js'
import type { BatchReport } from './batch-report.entity.js'

const BATCH_MS = BATCH_DAYS * 24 * 60 * 60 * 1000

/** A batch that was created before this moment no longer exists. */
export const oldestBatch = (): Date => new Date(Date.now() - BATCH_MS)

/** SQL condition: the report waits in the queue or runs. */
export const IS_QUEUED = `estado IN (${QUEUED_STATES.map((state) => `'${state}'`).join(', ')})`

const readCounts = rowsOf(z.object({ id_lote: z.int(), estado: z.enum(BATCH_REPORT_STATES), total: computed }))
const readReceived = rowsOf(z.object({ id_lote: z.int(), total: computed }))
const readBefore = rowsOf(z.object({ id_lote: z.int(), total: computed }))

/** Returns batches with the counts of their reports, and their positions in the queue. */
export async function presentBatches(manager: EntityManager, batches: Batch[]): Promise<BatchAnswered[]> {
  if (batches.length === 0) return []
  const among = `id_lote IN (${batches.map(({ id }) => id).join(', ')})`
  const counts = await readCounts(
    manager,
    `SELECT id_lote, estado, COUNT(*) AS total FROM lote_reporte WHERE ${among} GROUP BY id_lote, estado`,
  )
  const received = await readReceived(
    manager,
    `SELECT id_lote, COUNT(DISTINCT numero) AS total FROM lote_reporte WHERE ${among} GROUP BY id_lote`,
  )
  const before = await readBefore(
    manager,
    `SELECT b.id_lote, (SELECT COUNT(*) FROM lote_reporte o
        WHERE o.id_lote <> b.id_lote AND o.${IS_QUEUED} AND o.en_cola < b.primero) AS total
      FROM (SELECT id_lote, MIN(en_cola) AS primero FROM lote_reporte
        WHERE ${among} AND ${IS_QUEUED} GROUP BY id_lote) b`,
  )
  const totalIn = (rows: { id_lote: number; total: number }[], batch: Batch) =>
    rows.find(({ id_lote }) => id_lote === batch.id)?.total ?? 0
  return batches.map((batch) => ({
    id: batch.id,
    fecha: batch.fecha.toISOString(),
    hasta: new Date(batch.fecha.getTime() + BATCH_MS).toISOString(),
    archivos: batch.archivos,
    recibidos: totalIn(received, batch),
    reportes: Object.fromEntries(
      counts.filter(({ id_lote }) => id_lote === batch.id).map(({ estado, total }) => [estado, total]),
    ),
    delante: totalIn(before, batch),
  }))
}

/** Returns a report for an answer in this language, with the parts of its plan that were read. */
export function presentReport(
  { resumen, detalle, error, nro_reporte, ...row }: BatchReport,
  language: Language,
): ReportAnswered {
  const { id, archivo, estado, nro_ficha, fecha_reporte, programa, cambio } = row
  return {
    id,
    archivo,
    nro_reporte: nro_reporte || null,
    estado,
    nro_ficha,
    fecha_reporte,
    programa,
    cambio,
    error: error && presentError(error, language),
    reporte: resumen && reportIn({ ...resumen, ...detalle }, language),
  }
}

function presentError({ code, params }: NonNullable<BatchReport['error']>, language: Language) {
  const { msg } = new AppError(code, params).body(language)
  return { code, msg, params: params ?? {} }
}

import type { BatchQuery } from '@fichero/contract/batches.schema'
import { BATCH_REPORT_STATES } from '@fichero/contract/enums'
import { type EntityManager, type FindOptionsSelect, In } from 'typeorm'
import { z } from 'zod'
import { offsetOf } from '../../../database/pagination.js'
import { rowsOf } from '../../../database/rows.js'
import { BatchReport } from './batch-report.entity.js'

const RANK = `CASE estado ${BATCH_REPORT_STATES.map((state, rank) => `WHEN '${state}' THEN ${rank}`).join(' ')} END`
const inPlan = (field: string) => `COALESCE(CAST(JSON_EXTRACT(resumen, '$.${field}') AS SIGNED), 0)`
/** First what needs somebody, and among those what withdraws the most approvals or has the most rejected rows. */
const ORDER = `ORDER BY ${RANK}, ${inPlan('aprobaciones_retiradas')} DESC, ${inPlan('rechazados')} DESC, numero, nro_reporte`

const readIds = rowsOf(z.object({ id: z.int() }))

/** The columns of a list: not those of any size. */
const LISTED = {
  id: true,
  archivo: true,
  nro_reporte: true,
  estado: true,
  nro_ficha: true,
  fecha_reporte: true,
  programa: true,
  cambio: true,
  error: true,
  resumen: true,
} satisfies FindOptionsSelect<BatchReport>

/** Reads a page of the reports of a batch, and how many there are. */
export async function readReports(
  manager: EntityManager,
  id_lote: number,
  { estado, ...page }: BatchQuery,
): Promise<{ reports: BatchReport[]; total: number }> {
  const where = { id_lote, ...(estado && { estado }) }
  const ids = await readIds(
    manager,
    `SELECT id FROM lote_reporte WHERE id_lote = ? ${estado ? 'AND estado = ?' : ''} ${ORDER} LIMIT ? OFFSET ?`,
    [id_lote, ...(estado ? [estado] : []), page.limit, offsetOf(page)],
  )
  const rows = await manager.find(BatchReport, { where: { id: In(ids.map(({ id }) => id)) }, select: LISTED })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    reports: ids.flatMap(({ id }) => byId.get(id) ?? []),
    total: await manager.countBy(BatchReport, where),
  }
}

import { type EntityManager, In, LessThan } from 'typeorm'
import { mentions, unpackReport } from '../../../files/import-records/stored-report.js'
import { Batch } from './batch.entity.js'
import { BatchReport } from './batch-report.entity.js'
import { oldestBatch } from './present-batch.js'

/** Deletes the reports of all batches that contain one of the document numbers, because they have people's contact data. */
export async function deleteReportsAbout(manager: EntityManager, documents: readonly string[]): Promise<void> {
  const mentionsOne = mentions(documents)
  for (const { id } of await manager.find(BatchReport, { select: { id: true } })) {
    const row = await manager.findOneBy(BatchReport, { id })
    const report = row?.contenido ? await unpackReport(row.contenido) : ''
    if (mentionsOne(report + JSON.stringify(row?.detalle))) await manager.delete(BatchReport, { id })
  }
}

/** Deletes the batches that are too old. */
export async function deleteOldBatches(manager: EntityManager): Promise<void> {
  const old = await manager.find(Batch, { select: { id: true }, where: { fecha: LessThan(oldestBatch()) } })
  const ids = In(old.map(({ id }) => id))
  await manager.delete(BatchReport, { id_lote: ids })
  await manager.delete(Batch, { id: ids })
}

import type { Batch, BatchAnswer, BatchReport } from '@fichero/contract/batches.schema'
import { planReport } from './absent'

/** A batch of 12 files, of which all have arrived. */
export const batch = (reportes: Batch['reportes'], changes: Partial<Batch> = {}): Batch => ({
  id: 7,
  fecha: '2026-11-30T13:00:00.000Z',
  hasta: '2026-12-30T13:00:00.000Z',
  archivos: 12,
  recibidos: 12,
  reportes,
  delante: 0,
  ...changes,
})

/** A report of a batch that is ready. */
export const batchReport = (id: number, changes: Partial<BatchReport> = {}): BatchReport => ({
  id,
  archivo: `juicios ${id}.xls`,
  nro_reporte: null,
  estado: 'listo',
  nro_ficha: 2_888_000 + id,
  fecha_reporte: '2026-11-20',
  programa: 'VIVEROS',
  cambio: false,
  error: null,
  reporte: planReport(),
  ...changes,
})

/** The answer with a page of reports. */
export const batchAnswer = (lote: Batch, ...reportes: BatchReport[]): BatchAnswer => ({
  ok: true,
  lote,
  reportes,
  pagination: { currentPage: 1, totalPages: 1, totalItems: reportes.length, itemsPerPage: 10 },
})

import type {
  BatchAnswer,
  BatchChoice,
  BatchesAnswer,
  BatchReportAnswer,
  batchFileQuery,
  batchQuery,
  ChangedBatchAnswer,
  CreateBatch,
} from '../batches.schema.ts'
import { get, post, type QueryOf, remove } from './call.ts'

const ACCESS = 'fichas:import-evaluations'
const CHANGES = { access: ACCESS, changes: ['batches'] } as const

export const listBatches = get('/fichas/lotes', { access: ACCESS, reads: ['batches'] }).returns<BatchesAnswer>()

export const createBatch = post('/fichas/lotes', CHANGES).takes<{ body: CreateBatch }>().returns<ChangedBatchAnswer>()

export const getBatch = get('/fichas/lotes/:id', { access: ACCESS, reads: ['batches'] })
  .takes<{ query?: QueryOf<typeof batchQuery> }>()
  .returns<BatchAnswer>()

export const getBatchReport = get('/fichas/lotes/:id/reportes/:reporte', {
  access: ACCESS,
  reads: ['batches'],
}).returns<BatchReportAnswer>()

/** Reads a file, and queues its reports for planning. */
export const addToBatch = post('/fichas/lotes/:id/archivos', { ...CHANGES, file: 'required' })
  .takes<{ query: QueryOf<typeof batchFileQuery> }>()
  .returns<ChangedBatchAnswer>()

/** Plans reports again, because the fichas may have changed. */
export const planBatch = post('/fichas/lotes/:id/planear', CHANGES)
  .takes<{ body: BatchChoice }>()
  .returns<ChangedBatchAnswer>()

/** Queues reports for the import that their plans describe. */
export const applyBatch = post('/fichas/lotes/:id/aplicar', CHANGES)
  .takes<{ body: BatchChoice }>()
  .returns<ChangedBatchAnswer>()

/** Queues the undo of imported reports. */
export const undoBatch = post('/fichas/lotes/:id/deshacer', CHANGES)
  .takes<{ body: BatchChoice }>()
  .returns<ChangedBatchAnswer>()

/** Takes reports out of the queue, except those that are being imported. */
export const cancelBatch = post('/fichas/lotes/:id/cancelar', CHANGES).returns<ChangedBatchAnswer>()

/** Deletes the batch. What was imported stays. */
export const removeBatch = remove('/fichas/lotes/:id', CHANGES).returns<ChangedBatchAnswer>()

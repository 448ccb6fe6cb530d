import type * as calls from './batches.calls.ts'
import type { DocsOf } from './call-docs.ts'

const BATCH = { params: { id: 1 } } as const

export const DOCS = {
  listBatches: {
    area: 'Batches',
    summary: 'List your batches',
    description: 'The batches of the user who asks, newest first.',
    example: {},
  },
  createBatch: {
    area: 'Batches',
    step: 1,
    summary: 'Create a batch',
    description: 'Then send each file to `POST /fichas/lotes/{id}/archivos`.',
    errors: ['too_many_batches'],
    example: { body: { archivos: 350 } },
  },
  addToBatch: {
    area: 'Batches',
    step: 2,
    summary: 'Send a file',
    description:
      'Reads the file and queues each report in it for planning. A file that cannot be used is recorded as `rechazado`. A file with the same `numero` is recorded once, so a request can be repeated.',
    errors: ['batch_not_found'],
    example: { ...BATCH, query: { numero: 1 }, file: 'juicios' },
  },
  getBatch: {
    area: 'Batches',
    step: 3,
    summary: 'Read a batch',
    description:
      'How many reports are in each state, how many of other batches are before it in the queue, and a page of its reports, first what needs somebody. Poll it while reports wait.',
    errors: ['batch_not_found'],
    example: { ...BATCH, query: { estado: 'por_decidir' } },
  },
  getBatchReport: {
    area: 'Batches',
    summary: 'Read a report of a batch',
    description: 'With the rejected rows, the warnings and the absent people of its plan.',
    errors: ['batch_not_found', 'batch_report_not_found'],
    example: { params: { id: 1, reporte: 1 } },
  },
  planBatch: {
    area: 'Batches',
    summary: 'Plan reports again',
    description:
      'Compares reports that are not imported with their fichas as they are now, for example after a PE-04 has created the fichas: those in `reportes`, or all.',
    errors: ['batch_not_found'],
    example: { ...BATCH, body: {} },
  },
  applyBatch: {
    area: 'Batches',
    step: 4,
    summary: 'Import reports',
    description:
      'Queues all reports that are `listo`, or those in `reportes` that are `listo` or `por_decidir`, which are imported as their plans say: without the rejected rows, over a newer report, with the proposed decisions about absent people. If a ficha has changed since, its report is planned again and not imported.',
    errors: ['batch_not_found'],
    example: { ...BATCH, body: {} },
  },
  undoBatch: {
    area: 'Batches',
    summary: 'Undo imports',
    description:
      'Queues the undo of all imported reports, or of those in `reportes`. A report that cannot be undone stays `aplicado`, with the reason.',
    errors: ['batch_not_found'],
    example: { ...BATCH, body: {} },
  },
  cancelBatch: {
    area: 'Batches',
    summary: 'Take reports out of the queue',
    description: 'What is being imported finishes. What was waiting for its import keeps its plan.',
    errors: ['batch_not_found'],
    example: BATCH,
  },
  removeBatch: {
    area: 'Batches',
    summary: 'Delete a batch',
    description: 'Deletes the reports that were not imported. What was imported stays.',
    errors: ['batch_not_found'],
    example: BATCH,
  },
} as const satisfies DocsOf<typeof calls>

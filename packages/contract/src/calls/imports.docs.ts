import { UNDO_DAYS, UNDO_LOADS } from '../limits.ts'
import type { DocsOf } from './call-docs.ts'
import type * as calls from './imports.calls.ts'

const FICHA = 2_888_001

export const DOCS = {
  getPlanChanges: {
    area: 'Judgments',
    step: 2,
    summary: 'List the changes that a plan would make',
    description: 'Paginated, for the current state of the ficha. People who would lose approvals come first.',
    errors: ['ficha_not_found', 'plan_not_found'],
    example: { params: { nroFicha: FICHA, plan: '0b7f6c1e5d2a4c3b9e8f7a6d5c4b3a29' }, query: { page: 1, limit: 10 } },
  },
  getImportProgress: {
    area: 'Judgments',
    summary: 'Get the progress of an import',
    description:
      'The progress of a request that the same user sent with this id as `progreso`. `estado` is the state of the request, or `desconocida` if the id is unknown or another user’s.',
    example: { params: { id: '0123456789abcdef0123456789abcdef' } },
  },
  listImports: {
    area: 'Judgments',
    summary: 'List the imports of a ficha',
    description:
      'Imports and undone imports, newest first, each with its author and counts. Consecutive imports without changes share one entry (`sin_cambios`); the newest import, and imports that were undone, always have entries of their own. With `carga`, the answer is the page that contains this import.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA }, query: { page: 1, limit: 10 } },
  },
  getImportChanges: {
    area: 'Judgments',
    summary: 'List the changes that an import made',
    description: 'Paginated. People who lost approvals come first.',
    errors: ['ficha_not_found', 'import_not_found'],
    example: { params: { nroFicha: FICHA, id: 4 }, query: { page: 1, limit: 10 } },
  },
  undoImport: {
    area: 'Judgments',
    summary: 'Undo the newest import of a ficha',
    description: `Restores the data that the import replaced, and adds an entry to the history. Only the newest import can be undone, for ${UNDO_DAYS} days and while it is among the ${UNDO_LOADS} newest of the ficha. Its entry shows whether it can be undone (\`can.undo\`), until when (\`deshacer_hasta\`), and why not (\`motivo\`).`,
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'import_not_found',
      'import_not_newest',
      'import_undone',
      'import_expired',
      'import_created_ficha',
      'import_not_kept',
      'import_other_program',
      'import_has_tyt',
      'people_of_other_centres',
    ],
    example: { params: { nroFicha: FICHA, id: 4 } },
  },
} as const satisfies DocsOf<typeof calls>

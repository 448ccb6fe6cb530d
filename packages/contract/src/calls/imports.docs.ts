import type { DocsOf } from './call-docs.ts'
import type * as calls from './imports.calls.ts'

const FICHA = 2_888_001

export const DOCS = {
  getPlanChanges: {
    area: 'Judgments',
    step: 2,
    summary: 'Who and what a plan would change',
    description: 'Page by page, as the ficha is now. Those who would lose approvals come first.',
    errors: ['ficha_not_found', 'plan_not_found'],
    example: { params: { nroFicha: FICHA, plan: '0b7f6c1e5d2a4c3b9e8f7a6d5c4b3a29' }, query: { page: 1, limit: 10 } },
  },
  getImportProgress: {
    area: 'Judgments',
    summary: 'How far a file is',
    description:
      'Of a request of the same person that was sent with this id as `progreso`. `estado` tells one that is under way from one that has ended, and an id that is not known, or is of somebody else, from both.',
    example: { params: { id: '0123456789abcdef0123456789abcdef' } },
  },
  listImports: {
    area: 'Judgments',
    summary: 'The files of a ficha',
    description:
      'What was loaded and undone, newest first, with who did it and what it changed. Consecutive loads without changes share one entry, `sin_cambios`; the newest load and those that were undone always have entries of their own.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA }, query: { page: 1, limit: 10 } },
  },
  getImportChanges: {
    area: 'Judgments',
    summary: 'Who and what a file changed',
    description: 'Page by page. Those who lost approvals come first.',
    errors: ['ficha_not_found', 'import_not_found'],
    example: { params: { nroFicha: FICHA, id: 4 }, query: { page: 1, limit: 10 } },
  },
  undoImport: {
    area: 'Judgments',
    summary: 'Undo the newest file of a ficha',
    description:
      'Gives back what the file replaced, and adds an entry to the history. Only the newest load can be undone; `can.undo` and `motivo` of its entry say whether and why not.',
    errors: [
      'ficha_not_found',
      'ficha_disabled',
      'import_not_found',
      'import_not_newest',
      'import_undone',
      'import_created_ficha',
      'import_not_kept',
      'import_other_program',
    ],
    example: { params: { nroFicha: FICHA, id: 4 } },
  },
} as const satisfies DocsOf<typeof calls>

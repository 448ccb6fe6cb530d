import type { DocsOf } from './call-docs.ts'
import type * as calls from './tyt.calls.ts'

export const DOCS = {
  listBoard: {
    area: 'TyT readiness',
    summary: 'List people by readiness',
    description:
      'Apprentices in training of the tecnólogo level: people who are ready first, then by number of missing outcomes.',
    example: { query: { page: 1, limit: 10, grupo: 'sin_reporte' } },
  },
  countBoard: {
    area: 'TyT readiness',
    summary: 'Count people by readiness',
    description: 'The people of the list by group, and people who are not ready by number of missing outcomes.',
    example: { query: { programId: 1 } },
  },
  groupBoard: {
    area: 'TyT readiness',
    summary: 'Count people by readiness for each program, ficha or head',
    description: 'One row for each program, ficha or head; the row with the most people who are ready comes first.',
    example: { query: { por: 'ficha', page: 1 } },
  },
  exportBoard: {
    area: 'TyT readiness',
    summary: 'Export people by readiness as a workbook',
    description: 'All people who match the same filters, without pagination.',
    example: { query: { programId: 1, lang: 'es' } },
  },
} as const satisfies DocsOf<typeof calls>

import type { DocsOf } from './call-docs.ts'
import type * as calls from './tyt.calls.ts'

export const DOCS = {
  listBoard: {
    area: 'TyT readiness',
    summary: 'Who is ready, person by person',
    description:
      'Apprentices in training of the tecnólogo level: who is ready first, then by how many outcomes are missing.',
    example: { query: { page: 1, limit: 10, grupo: 'sin_reporte' } },
  },
  countBoard: {
    area: 'TyT readiness',
    summary: 'How many are ready',
    description: 'The same people by group, and those who are not ready by how many outcomes are missing.',
    example: { query: { programId: 1 } },
  },
  groupBoard: {
    area: 'TyT readiness',
    summary: 'How many are ready in each program, ficha or of each head',
    description: 'One row for each, the one with the most who are ready first.',
    example: { query: { por: 'ficha', page: 1 } },
  },
  exportBoard: {
    area: 'TyT readiness',
    summary: 'Who is ready, as a workbook',
    description: 'All people of the list, with the same filters, however many.',
    example: { query: { programId: 1, lang: 'es' } },
  },
} as const satisfies DocsOf<typeof calls>

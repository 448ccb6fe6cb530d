import type { DocsOf } from './call-docs.ts'
import type * as calls from './dashboard.calls.ts'

export const DOCS = {
  countTyt: {
    area: 'Dashboard',
    summary: 'Readiness for TyT in numbers',
    description:
      'Apprentices of the tecnólogo level by readiness. Those whose ficha has no report yet are counted apart.',
  },
  programFigures: {
    area: 'Dashboard',
    summary: 'Fichas, people and progress by program',
    description: 'Programs with fichas that have not ended, by name.',
  },
  listEndingSoon: {
    area: 'Dashboard',
    summary: 'Fichas whose lessons end soon',
    description: 'Those with judgments that are still missing, the soonest first.',
  },
  listDashboardApprentices: {
    area: 'Dashboard',
    summary: 'The people behind the numbers',
    description: 'Page by page, the newest ficha first, then by name.',
    example: { query: { page: 1, limit: 10, programId: 1 } },
  },
} as const satisfies DocsOf<typeof calls>

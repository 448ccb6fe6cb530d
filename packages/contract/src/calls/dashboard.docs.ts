import type { DocsOf } from './call-docs.ts'
import type * as calls from './dashboard.calls.ts'

export const DOCS = {
  listOwnFichas: {
    area: 'Dashboard',
    summary: 'The fichas of the head who asks',
    description:
      'Enabled fichas that have not ended, the newest number first: how old the last report is, how many people lack something, and how many are close to the TyT test.',
  },
  countOwnOwed: {
    area: 'Dashboard',
    summary: 'How many judgments the person who asks owes',
    description: 'As many as `GET /fichas/pendientes` lists with the person’s document as `responsable`.',
  },
  countReports: {
    area: 'Dashboard',
    summary: 'Fichas whose reports are to be looked at',
    description:
      'Enabled fichas that have not ended: `atrasado` without a report of the last 30 days, `con_rechazos` whose last load left rows out. `GET /fichas` lists them with the same words as `reporte`.',
  },
  listLoaders: {
    area: 'Dashboard',
    summary: 'Who may load reports',
    description: 'The first ones by surname, and how many they are, for who may not.',
  },
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

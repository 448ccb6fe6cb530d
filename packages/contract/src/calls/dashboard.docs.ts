import type { DocsOf } from './call-docs.ts'
import type * as calls from './dashboard.calls.ts'

export const DOCS = {
  listOwnFichas: {
    area: 'Dashboard',
    summary: 'List the fichas that the caller heads',
    description:
      'Enabled fichas that have not ended, newest number first: age of the last report, number of people who lack an outcome, and number of people close to the TyT test.',
  },
  countOwnOwed: {
    area: 'Dashboard',
    summary: 'Count the judgments that the caller owes',
    description: 'The same number as `GET /fichas/pendientes` with the caller’s document as `responsable`.',
  },
  countReports: {
    area: 'Dashboard',
    summary: 'Count the fichas whose reports need attention',
    description:
      'Enabled fichas that have not ended: `atrasado` counts those without a report of the last 30 days, `con_rechazos` those whose last import rejected rows. `GET /fichas` lists them with the filter `reporte`.',
  },
  listLoaders: {
    area: 'Dashboard',
    summary: 'List the people who may import reports',
    description: 'The first people by surname, and the total number. For users who may not import reports themselves.',
  },
  countTyt: {
    area: 'Dashboard',
    summary: 'Count apprentices by TyT readiness',
    description:
      'Apprentices of the tecnólogo level by readiness. Those whose ficha has no report yet are counted separately.',
  },
  getSchedule: {
    area: 'Dashboard',
    summary: 'Compare the progress of fichas with their dates',
    description:
      'Enabled fichas whose lessons have begun and that have not ended, farthest behind their dates first. `omitidas` counts the enabled fichas that are left out.',
    example: { query: { mias: true } },
  },
  programFigures: {
    area: 'Dashboard',
    summary: 'Get fichas, people and progress by program',
    description: 'Programs with fichas that have not ended, by name.',
  },
  listEndingSoon: {
    area: 'Dashboard',
    summary: 'List fichas whose lective stage ends soon',
    description: 'Fichas with judgments that are still missing, the earliest end first.',
  },
  listDashboardApprentices: {
    area: 'Dashboard',
    summary: 'List the people behind the figures',
    description: 'Paginated; newest ficha first, then by name.',
    example: { query: { page: 1, limit: 10, programId: 1 } },
  },
} as const satisfies DocsOf<typeof calls>

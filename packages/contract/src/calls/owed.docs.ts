import type { DocsOf } from './call-docs.ts'
import type * as calls from './owed.calls.ts'

const FICHA = 2_888_001

export const DOCS = {
  listOwed: {
    area: 'Who lacks what',
    summary: 'Judgments that are owed',
    description:
      'By ficha and outcome: how many people in training have no judgment, who owes it, and since when. The ficha whose lessons end first comes first.',
    errors: ['ficha_not_found'],
    example: { query: { page: 1, mias: false } },
  },
  exportOwed: {
    area: 'Who lacks what',
    summary: 'Judgments that are owed, as a workbook',
    description: 'All fichas of the list, with the same filters.',
    errors: ['ficha_not_found'],
    example: { query: { mias: false, lang: 'es' } },
  },
  getCompetencyMap: {
    area: 'Who lacks what',
    summary: 'Approved outcomes by person and competency',
    description:
      'One row for each apprentice; the numbers of `aprobados` are in the order of `competencias`. It counts everybody who has not left, while `GET /api/fichas/pendientes` counts who is in training.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
} as const satisfies DocsOf<typeof calls>

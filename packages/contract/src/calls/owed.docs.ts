import type { DocsOf } from './call-docs.ts'
import type * as calls from './owed.calls.ts'

const FICHA = 2_888_001

export const DOCS = {
  listAttention: {
    area: 'Who lacks what',
    summary: 'List the fichas that need attention',
    description:
      'Enabled fichas, most urgent first: lessons over and judgments not given (the longest over first), lessons that end within 90 days, no report of the last 30 days, judgments owed for more than 30 days, and progress 20 points behind the dates. A ficha that has ended is listed only for judgments that were not given. `motivos` has all reasons of a ficha; the first one decides its place.',
    example: { query: { page: 1, limit: 10, mias: true } },
  },
  compareFichas: {
    area: 'Who lacks what',
    summary: 'Compare centres, regional offices, programs or heads',
    description:
      'Figures of the enabled fichas that have not ended, and their total: people who are ready for the TyT test, owed judgments, fichas without a report of the last 30 days, and fichas 20 points behind their dates. The lists of fichas, of owed judgments, of the TyT test and of fichas that need attention have the same numbers. Coordinators see the fichas of their centres.',
    example: { query: { por: 'programa' } },
  },
  exportComparison: {
    area: 'Who lacks what',
    summary: 'Export the comparison as a workbook',
    description: 'One row for each centre, regional office, program or head.',
    example: { query: { por: 'programa', lang: 'es' } },
  },
  getMissing: {
    area: 'Who lacks what',
    step: 1,
    summary: 'Get the missing outcomes of a ficha',
    description:
      'All missing outcomes of one ficha. Each apprentice in training has `faltantes`: the outcomes that are not approved (`id_resultado` of an item of `resultados`) and the people who owe the judgments (`clave` of an item of `responsables`). People who are not in training are counted only in `fuera_de_formacion`. Before the first judgments report, nobody has `faltantes`.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
  exportMissing: {
    area: 'Who lacks what',
    step: 2,
    summary: 'Export the missing outcomes as a workbook',
    description: 'One row for each apprentice and outcome, and a sheet with the totals.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA }, query: { lang: 'es' } },
  },
  listOwed: {
    area: 'Who lacks what',
    summary: 'List the owed judgments',
    description:
      'By ficha and outcome: number of people in training without a judgment, who owes it, and since when. The ficha with the earliest end of the lective stage comes first. An outcome with the judgment NO APROBADO is missing but not owed; `faltan` counts both, as in all other endpoints.',
    errors: ['ficha_not_found'],
    example: { query: { page: 1, mias: false } },
  },
  listOwedByInstructor: {
    area: 'Who lacks what',
    summary: 'List the people who owe judgments',
    description:
      'One item for each person, with the judgments that this person owes in all fichas that match the filters, not only in those of one page. `GET /fichas/pendientes?clave=…` lists the judgments of an item. `totales` counts all fichas that match the filters.',
    errors: ['ficha_not_found'],
    example: { query: { page: 1, mias: false, orden: 'espera' } },
  },
  exportOwed: {
    area: 'Who lacks what',
    summary: 'Export the owed judgments as a workbook',
    description: 'All fichas that match the same filters.',
    errors: ['ficha_not_found'],
    example: { query: { mias: false, lang: 'es' } },
  },
  getCompetencyMap: {
    area: 'Who lacks what',
    summary: 'Get approved outcomes by person and competency',
    description:
      'One row for each apprentice; the numbers in `aprobados` have the order of `competencias`. `faltan` counts only people in training, like all figures of missing outcomes; `fuera_de_formacion` counts the others.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
} as const satisfies DocsOf<typeof calls>

import type { DocsOf } from './call-docs.ts'
import type * as calls from './owed.calls.ts'

const FICHA = 2_888_001

export const DOCS = {
  getMissing: {
    area: 'Who lacks what',
    step: 1,
    summary: 'Who lacks which outcomes, and who owes them',
    description:
      'Everything at once for one ficha. Each apprentice in training has `faltantes`: the outcomes not approved, by `id_resultado` of `resultados`, and who owes the judgment, by `clave` of `responsables`. Who is not in training is counted in `fuera_de_formacion` and nowhere else. Before the first judgments report nothing is known and nobody has `faltantes`.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
  exportMissing: {
    area: 'Who lacks what',
    step: 2,
    summary: 'Who lacks which outcomes, as a workbook',
    description: 'One row for each apprentice and outcome, and a sheet with the totals.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA }, query: { lang: 'es' } },
  },
  listOwed: {
    area: 'Who lacks what',
    summary: 'Judgments that are owed',
    description:
      'By ficha and outcome: how many people in training have no judgment, who owes it, and since when. The ficha whose lessons end first comes first. An outcome judged NO APROBADO is not owed, but it is missing: `faltan` has both, and is the same figure as in the other calls.',
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
      'One row for each apprentice; the numbers of `aprobados` are in the order of `competencias`. Everybody has a row; `faltan` counts who is in training, as all figures of what is missing do, and `fuera_de_formacion` says whom it leaves out.',
    errors: ['ficha_not_found'],
    example: { params: { nroFicha: FICHA } },
  },
} as const satisfies DocsOf<typeof calls>

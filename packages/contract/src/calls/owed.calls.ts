import type { AttentionAnswer, attentionQuery } from '../attention.schema.ts'
import type { fileQuery } from '../common.schema.ts'
import type { ComparisonAnswer, comparisonExportQuery, comparisonQuery } from '../comparison.schema.ts'
import type { CompetencyMapAnswer } from '../competency-map.schema.ts'
import type { MissingAnswer } from '../missing.schema.ts'
import type {
  OwedAnswer,
  OwedByInstructorAnswer,
  owedByInstructorQuery,
  owedExportQuery,
  owedQuery,
} from '../owed.schema.ts'
import { get, type QueryOf } from './call.ts'

const SHOWN = ['fichas', 'apprentices', 'programs', 'users'] as const

/** The fichas that need attention, most urgent first, with the reasons. */
export const listAttention = get('/fichas/atencion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof attentionQuery> }>()
  .returns<AttentionAnswer>()

/** Figures of fichas by centre, regional office, program or head. */
export const compareFichas = get('/fichas/comparacion', { access: 'users:view-stats', reads: [...SHOWN, 'centres'] })
  .takes<{ query: QueryOf<typeof comparisonQuery> }>()
  .returns<ComparisonAnswer>()

/** The comparison as a spreadsheet. */
export const exportComparison = get('/fichas/comparacion/exportacion', {
  access: 'users:view-stats',
  reads: [...SHOWN, 'centres'],
})
  .takes<{ query: QueryOf<typeof comparisonExportQuery> }>()
  .returnsFile()

/** Approved outcomes of a ficha's people by competency. */
export const getCompetencyMap = get('/fichas/:nroFicha/mapa', {
  access: 'authenticated',
  reads: SHOWN,
}).returns<CompetencyMapAnswer>()

/** The outcomes that apprentices in training lack, and the people who owe the judgments. */
export const getMissing = get('/fichas/:nroFicha/faltantes', {
  access: 'authenticated',
  reads: SHOWN,
}).returns<MissingAnswer>()

/** The missing outcomes as a spreadsheet, with a row for each person and outcome. */
export const exportMissing = get('/fichas/:nroFicha/faltantes/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof fileQuery> }>()
  .returnsFile()

/** Judgments that people in training still need, with who owes them and since when. */
export const listOwed = get('/fichas/pendientes', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof owedQuery> }>()
  .returns<OwedAnswer>()

/** The people who owe the judgments of `listOwed`, with the totals of all fichas. */
export const listOwedByInstructor = get('/fichas/pendientes/instructores', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof owedByInstructorQuery> }>()
  .returns<OwedByInstructorAnswer>()

/** The judgments of `listOwed` as a spreadsheet. */
export const exportOwed = get('/fichas/pendientes/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof owedExportQuery> }>()
  .returnsFile()

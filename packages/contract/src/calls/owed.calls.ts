import type { CompetencyMapAnswer } from '../competency-map.schema.ts'
import type { OwedAnswer, owedExportQuery, owedQuery } from '../owed.schema.ts'
import { get, type QueryOf } from './call.ts'

const SHOWN = ['fichas', 'apprentices', 'programs', 'users'] as const

/** Approved outcomes of a ficha's people by competency. */
export const getCompetencyMap = get('/fichas/:nroFicha/mapa', {
  access: 'authenticated',
  reads: SHOWN,
}).returns<CompetencyMapAnswer>()

/** Judgments that people in training still need, with who owes them and since when. */
export const listOwed = get('/fichas/pendientes', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof owedQuery> }>()
  .returns<OwedAnswer>()

/** The same page as a spreadsheet. */
export const exportOwed = get('/fichas/pendientes/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof owedExportQuery> }>()
  .returnsFile()

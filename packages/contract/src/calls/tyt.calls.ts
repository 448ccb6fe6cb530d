import type {
  BoardGroupsAnswer,
  BoardPeopleAnswer,
  BoardTotalsAnswer,
  boardExportQuery,
  boardGroupsQuery,
  boardPeopleQuery,
  boardScopeQuery,
} from '../tyt-board.schema.ts'
import { get, type QueryOf } from './call.ts'

const COUNTED = ['fichas', 'apprentices', 'programs'] as const
/** For answers that also contain the names of jefes. */
const SHOWN = [...COUNTED, 'users'] as const

export const listBoard = get('/fichas/tyt', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof boardPeopleQuery> }>()
  .returns<BoardPeopleAnswer>()

export const countBoard = get('/fichas/tyt/totales', { access: 'authenticated', reads: COUNTED })
  .takes<{ query?: QueryOf<typeof boardScopeQuery> }>()
  .returns<BoardTotalsAnswer>()

export const groupBoard = get('/fichas/tyt/agrupados', { access: 'authenticated', reads: SHOWN })
  .takes<{ query: QueryOf<typeof boardGroupsQuery> }>()
  .returns<BoardGroupsAnswer>()

/** The people of all pages of `listBoard`, as a spreadsheet. */
export const exportBoard = get('/fichas/tyt/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof boardExportQuery> }>()
  .returnsFile()

import type { importQuery } from '../imports.schema.ts'
import type {
  BoardGroupsAnswer,
  BoardPeopleAnswer,
  BoardTotalsAnswer,
  boardExportQuery,
  boardFiltersQuery,
  boardGroupsQuery,
  boardPeopleQuery,
  LoadTytAnswer,
  RecordTytAnswer,
  RecordTytInput,
} from '../tyt-board.schema.ts'
import { get, post, type QueryOf } from './call.ts'

const COUNTED = ['fichas', 'apprentices', 'programs'] as const
/** For answers that also contain the names of jefes. */
const SHOWN = [...COUNTED, 'users'] as const

export const listBoard = get('/fichas/tyt', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof boardPeopleQuery> }>()
  .returns<BoardPeopleAnswer>()

export const countBoard = get('/fichas/tyt/totales', { access: 'authenticated', reads: COUNTED })
  .takes<{ query?: QueryOf<typeof boardFiltersQuery> }>()
  .returns<BoardTotalsAnswer>()

export const groupBoard = get('/fichas/tyt/agrupados', { access: 'authenticated', reads: SHOWN })
  .takes<{ query: QueryOf<typeof boardGroupsQuery> }>()
  .returns<BoardGroupsAnswer>()

/** The people of all pages of `listBoard`, as a spreadsheet. */
export const exportBoard = get('/fichas/tyt/exportacion', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof boardExportQuery> }>()
  .returnsFile()

/** Records or removes the day of one step of the test for several enrolments, each allowed by its `can.recordTyt`. */
export const recordTyt = post('/fichas/tyt/pasos', { access: 'authenticated', changes: ['apprentices'] })
  .takes<{ body: RecordTytInput }>()
  .returns<RecordTytAnswer>()

/** Records the days of a workbook, whose template is the exported board, or returns the plan. */
export const loadTyt = post('/fichas/tyt/carga', {
  access: 'authenticated',
  changes: ['apprentices'],
  file: 'required',
})
  .takes<{ query?: QueryOf<typeof importQuery> }>()
  .returns<LoadTytAnswer>()

/** Restores the days before a load, except those that changed since. */
export const undoTytLoad = post('/fichas/tyt/carga/:id/deshacer', {
  access: 'authenticated',
  changes: ['apprentices'],
}).returns<RecordTytAnswer>()

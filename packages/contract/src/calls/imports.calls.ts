import type { pageQuery } from '../common.schema.ts'
import type { ImportChanges, ImportsAnswer, importsQuery, UndoAnswer } from '../import-history.schema.ts'
import type { ImportProgress, planChangesQuery } from '../imports.schema.ts'
import { get, post, type QueryOf } from './call.ts'

/** The answers contain names of apprentices and of the users who imported files. */
const SHOWN = ['fichas', 'apprentices', 'users'] as const

export const listImports = get('/fichas/:nroFicha/importaciones', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof importsQuery> }>()
  .returns<ImportsAnswer>()

export const getImportChanges = get('/fichas/:nroFicha/importaciones/:id', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof pageQuery> }>()
  .returns<ImportChanges>()

/** Undoes the newest import of a ficha. */
export const undoImport = post('/fichas/:nroFicha/importaciones/:id/deshacer', {
  access: 'fichas:import-evaluations',
  changes: ['fichas', 'apprentices'],
}).returns<UndoAnswer>()

/** What a stored plan would change in the current state of the ficha. */
export const getPlanChanges = get('/fichas/:nroFicha/evaluaciones/:plan/cambios', {
  access: 'fichas:import-evaluations',
  reads: ['fichas', 'apprentices'],
})
  .takes<{ query?: QueryOf<typeof planChangesQuery> }>()
  .returns<ImportChanges>()

/** The progress of a request that was sent with this id as `progreso`. */
export const getImportProgress = get('/importaciones/en-curso/:id', {
  access: 'authenticated',
}).returns<ImportProgress>()

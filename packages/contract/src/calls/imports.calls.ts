import type { pageQuery } from '../common.schema.ts'
import type { ImportChanges, ImportsAnswer, UndoAnswer } from '../import-history.schema.ts'
import type { ImportProgress, planChangesQuery } from '../imports.schema.ts'
import { get, post, type QueryOf } from './call.ts'

/** Names of people and of who loaded a file are shown. */
const SHOWN = ['fichas', 'apprentices', 'users'] as const

export const listImports = get('/fichas/:nroFicha/importaciones', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof pageQuery> }>()
  .returns<ImportsAnswer>()

export const getImportChanges = get('/fichas/:nroFicha/importaciones/:id', { access: 'authenticated', reads: SHOWN })
  .takes<{ query?: QueryOf<typeof pageQuery> }>()
  .returns<ImportChanges>()

/** Undoes the newest load of a ficha. */
export const undoImport = post('/fichas/:nroFicha/importaciones/:id/deshacer', {
  access: 'fichas:import-evaluations',
  changes: ['fichas', 'apprentices'],
}).returns<UndoAnswer>()

/** What a kept plan would change, as the ficha is now. */
export const getPlanChanges = get('/fichas/:nroFicha/evaluaciones/:plan/cambios', {
  access: 'fichas:import-evaluations',
  reads: ['fichas', 'apprentices'],
})
  .takes<{ query?: QueryOf<typeof planChangesQuery> }>()
  .returns<ImportChanges>()

/** How far a request is that was sent with this id as `progreso`. */
export const getImportProgress = get('/importaciones/en-curso/:id', {
  access: 'authenticated',
}).returns<ImportProgress>()

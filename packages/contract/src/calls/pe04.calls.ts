import type { Pe04Answer, Pe04Input, pe04Query, UndoPe04Answer } from '../pe04.schema.ts'
import { post, type QueryOf } from './call.ts'

const CHANGES = ['fichas', 'programs', 'centres', 'users'] as const

/** Compares a PE-04 with the fichas of Fichero, or takes over what the user chose. */
export const loadPe04 = post('/fichas/pe-04', { access: 'fichas:create', changes: CHANGES, file: 'required' })
  .takes<{ data: Pe04Input; query?: QueryOf<typeof pe04Query> }>()
  .returns<Pe04Answer>()

/** Undoes a loaded PE-04 in one step, except in fichas that changed since. */
export const undoPe04 = post('/fichas/pe-04/:id/deshacer', {
  access: 'fichas:create',
  changes: CHANGES,
}).returns<UndoPe04Answer>()

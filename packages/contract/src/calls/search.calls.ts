import type { SearchAnswer, searchQuery } from '../search.schema.ts'
import { get, type QueryOf } from './call.ts'

export const search = get('/search', {
  access: 'authenticated',
  reads: ['fichas', 'apprentices', 'users', 'programs'],
})
  .takes<{ query: QueryOf<typeof searchQuery> }>()
  .returns<SearchAnswer>()

import type { DocsOf } from './call-docs.ts'
import type * as calls from './search.calls.ts'

export const DOCS = {
  search: {
    area: 'Search',
    summary: 'Search all records',
    description:
      'Enabled fichas, apprentices, instructors and programs. A record matches if every word of the text starts a word of its name, in any order and without accents, or if the text starts its number, document, mail or code.',
    example: { query: { q: '2888', limit: 5 } },
  },
} as const satisfies DocsOf<typeof calls>

import type { DocsOf } from './call-docs.ts'
import type * as calls from './search.calls.ts'

export const DOCS = {
  search: {
    area: 'Search',
    summary: 'Search in everything',
    description:
      'Enabled fichas, apprentices, instructors and programs. Every word of the text starts a word of the name, in any order and without accents, or the text starts a number, a document, a mail or a code.',
    example: { query: { q: '2888', limit: 5 } },
  },
} as const satisfies DocsOf<typeof calls>

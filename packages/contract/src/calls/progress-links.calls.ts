import type { DoneAnswer } from '../auth.schema.ts'
import type {
  MadeLinksAnswer,
  OpenProgress,
  OwnProgress,
  ProgressLinksAnswer,
  progressLinksQuery,
} from '../progress-links.schema.ts'
import { get, post, type QueryOf, remove } from './call.ts'

/** The links with which apprentices of a ficha read their own progress. Allowed if the ficha's `can.shareProgress` is true. */
export const listProgressLinks = get('/fichas/:nroFicha/enlaces', {
  access: 'authenticated',
  reads: ['apprentices', 'fichas'],
}).returns<ProgressLinksAnswer>()

/** Makes the link of one person, or new links for everybody in training. Former links of these people no longer work. */
export const makeProgressLinks = post('/fichas/:nroFicha/enlaces', {
  access: 'authenticated',
  changes: ['apprentices'],
})
  .takes<{ query?: QueryOf<typeof progressLinksQuery> }>()
  .returns<MadeLinksAnswer>()

export const revokeProgressLinks = remove('/fichas/:nroFicha/enlaces', {
  access: 'authenticated',
  changes: ['apprentices'],
})
  .takes<{ query?: QueryOf<typeof progressLinksQuery> }>()
  .returns<DoneAnswer>()

/** What a link shows. */
export const openProgress = post('/mi-avance', { access: 'public' })
  .takes<{ body: OpenProgress }>()
  .returns<OwnProgress>()

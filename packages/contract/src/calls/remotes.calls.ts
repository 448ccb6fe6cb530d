import type { RemotesAnswer } from '../remotes.schema.ts'
import { get } from './call.ts'

export const listRemotes = get('/remotes', { access: 'public' }).returns<RemotesAnswer>()

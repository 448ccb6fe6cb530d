import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PEOPLE } from '../../testing/people'

/** API responses with which the release check and the unit tests render this page. */
export const examples = [answer(listUsers, { ok: true, users: PEOPLE, can: { create: true, viewDisabled: true } })]

import { listWaitingUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'
import { WAITING } from '../../testing/people'

/** API responses with which the release check and the unit tests render this page. */
export const examples = [answer(listWaitingUsers, { ok: true, users: WAITING })]

import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PEOPLE } from '../testing/people'

export const examples = [answer(listUsers, { ok: true, users: PEOPLE, can: { create: true, viewDisabled: true } })]

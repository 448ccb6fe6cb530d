import { countUsers } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'

const stats = { totalUsers: 16, pendingApprovals: 3, activeUsers: 13, disabledUsers: 0 }

/** API responses with which the release check and the unit tests render this page. */
export const examples = [answer(countUsers, { ok: true, stats })]

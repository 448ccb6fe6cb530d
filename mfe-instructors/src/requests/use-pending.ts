import { listPendingUsers } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { QUIET_REFRESH } from './quiet-refresh'

export const usePending = () => useCall(listPendingUsers, {}, QUIET_REFRESH)

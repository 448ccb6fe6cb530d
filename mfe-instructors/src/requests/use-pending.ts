import { listPendingUsers } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { POLLING } from './polling'

export const usePending = () => useCall(listPendingUsers, {}, POLLING)

import { listPendingUsers } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { POLLING } from './polling'

/** Returns the query of the pending access requests, which is polled. */
export const usePendingRequests = () => useCall(listPendingUsers, {}, POLLING)

import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'
import { QUIET_REFRESH } from './quiet-refresh'

export const pendingQuery = queryOptions({
  queryKey: ['admin', 'pending'],
  queryFn: ({ signal }) => call('listPendingUsers', { signal }),
  ...QUIET_REFRESH,
})

export const usePending = () => useQuery(pendingQuery)

import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'
import { QUIET_REFRESH } from '../requests/quiet-refresh'

export const useMetrics = () =>
  useQuery({
    queryKey: ['admin', 'stats'],
    queryFn: ({ signal }) => call('countUsers', { signal }),
    ...QUIET_REFRESH,
  })

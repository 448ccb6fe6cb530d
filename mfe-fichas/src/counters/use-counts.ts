import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

export const useCounts = () =>
  useQuery({ queryKey: ['fichas', 'counts'], queryFn: ({ signal }) => call('countFichas', { signal }) })

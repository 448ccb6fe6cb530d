import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

export const useTyt = () =>
  useQuery({ queryKey: ['fichas', 'tyt'], queryFn: ({ signal }) => call('countTyt', { signal }) })

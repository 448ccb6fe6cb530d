import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

export const useInstructors = () =>
  useQuery({ queryKey: ['users'], queryFn: ({ signal }) => call('listUsers', { signal }) })

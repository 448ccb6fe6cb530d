import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

export const useInstructors = () =>
  useQuery({ queryKey: ['listUsers'], queryFn: ({ signal }) => call('listUsers', { signal }) })

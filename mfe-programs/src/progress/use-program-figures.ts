import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'

export const useProgramFigures = () =>
  useQuery({ queryKey: ['fichas', 'programFigures'], queryFn: ({ signal }) => call('programFigures', { signal }) })

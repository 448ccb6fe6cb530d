import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

export const listProgramsQuery = queryOptions({
  queryKey: ['listPrograms'],
  queryFn: ({ signal }) => call('listPrograms', { signal }),
})

export const usePrograms = () => useQuery(listProgramsQuery)

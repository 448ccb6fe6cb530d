import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

// The same key as the programs area uses, so that a program created there appears here at once.
export const listProgramsQuery = queryOptions({
  queryKey: ['listPrograms'],
  queryFn: ({ signal }) => call('listPrograms', { signal }),
})

export const usePrograms = () => useQuery(listProgramsQuery)

import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

export const getProgramQuery = (id: string) =>
  queryOptions({
    queryKey: ['getProgram', id],
    queryFn: ({ signal }) => call('getProgram', { params: { id }, signal }),
  })

export const useProgram = (id: string) => useQuery(getProgramQuery(id))

import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

const getUserQuery = (id: number) =>
  queryOptions({
    queryKey: ['getUser', id],
    queryFn: ({ signal }) => call('getUser', { params: { id }, signal }),
  })

export const useUser = (id: number) => useQuery(getUserQuery(id))

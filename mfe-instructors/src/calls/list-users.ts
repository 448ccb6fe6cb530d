import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

const listUsersQuery = queryOptions({
  queryKey: ['listUsers'],
  queryFn: ({ signal }) => call('listUsers', { signal }),
})

export const useUsers = () => useQuery(listUsersQuery)

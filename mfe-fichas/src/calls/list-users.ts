import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

// The same key as the instructors area uses, so that a person created there can head a ficha at once.
export const listUsersQuery = queryOptions({
  queryKey: ['listUsers'],
  queryFn: ({ signal }) => call('listUsers', { signal }),
})

export const useUsers = () => useQuery(listUsersQuery)

import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'
import { noneIfNotFound } from '@fichero/kit/disabled'

export const listDisabledUsersQuery = queryOptions({
  queryKey: ['listUsers', 'disabled'],
  queryFn: ({ signal }) => call('listDisabledUsers', { signal }).catch(noneIfNotFound),
})

export const useDisabledUsers = () => useQuery(listDisabledUsersQuery)

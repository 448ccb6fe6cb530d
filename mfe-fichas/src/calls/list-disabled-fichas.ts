import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'
import { noneIfNotFound } from '@fichero/kit/disabled'

export const listDisabledFichasQuery = queryOptions({
  queryKey: ['fichas', 'disabled'],
  queryFn: ({ signal }) => call('listDisabledFichas', { signal }).catch(noneIfNotFound),
})

export const useDisabledFichas = () => useQuery(listDisabledFichasQuery)

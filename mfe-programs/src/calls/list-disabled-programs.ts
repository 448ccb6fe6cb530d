import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'
import { noneIfNotFound } from '@fichero/kit/disabled'

export const listDisabledProgramsQuery = queryOptions({
  queryKey: ['listPrograms', 'disabled'],
  queryFn: ({ signal }) => call('listDisabledPrograms', { signal }).catch(noneIfNotFound),
})

export const useDisabledPrograms = () => useQuery(listDisabledProgramsQuery)

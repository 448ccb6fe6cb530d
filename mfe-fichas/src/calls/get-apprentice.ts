import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

export const getApprenticeQuery = (documentNumber: string, ficha: string | undefined) =>
  queryOptions({
    // Below 'fichas', so that an import refreshes it with its ficha.
    queryKey: ['fichas', 'apprentice', documentNumber, ficha],
    queryFn: async ({ signal }) =>
      (await call('getApprentice', { params: { documentNumber }, query: { ficha }, signal })).data,
  })

export const useApprentice = (documentNumber: string, ficha: string | undefined) =>
  useQuery(getApprenticeQuery(documentNumber, ficha))

import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

export const getFichaQuery = (nroFicha: string) =>
  queryOptions({
    queryKey: ['fichas', 'one', nroFicha],
    queryFn: ({ signal }) => call('getFicha', { params: { id: nroFicha }, signal }),
  })

export const useFicha = (nroFicha: string) => useQuery(getFichaQuery(nroFicha))

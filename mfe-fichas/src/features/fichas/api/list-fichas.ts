import { call } from '@fichero/kit/api'
import { keepPreviousData, queryOptions, useQuery } from '@fichero/kit/data'

export interface FichaPage {
  programId: number | undefined
  page: number
  limit: number
}

export const listFichasQuery = ({ programId, page, limit }: FichaPage) =>
  queryOptions({
    queryKey: ['fichas', 'list', programId, page, limit],
    queryFn: ({ signal }) => call('listFichas', { query: { programId, page, limit }, signal }),
    // No ficha is asked for before a program is chosen.
    enabled: programId !== undefined,
    placeholderData: keepPreviousData,
  })

export const useFichas = (page: FichaPage) => useQuery(listFichasQuery(page))

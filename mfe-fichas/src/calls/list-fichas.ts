import { call } from '@fichero/kit/api'
import { queryOptions, useQuery } from '@fichero/kit/data'

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
    // Another page may wait behind this one; another program's fichas may not stand below the name of this program.
    placeholderData: (previous, query) => (query?.queryKey[2] === programId ? previous : undefined),
  })

export const useFichas = (page: FichaPage) => useQuery(listFichasQuery(page))

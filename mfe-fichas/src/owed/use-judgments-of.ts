import { listOwed } from '@fichero/contract/calls/owed.calls'
import { MAX_PAGE_SIZE } from '@fichero/contract/limits'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import { call } from '@fichero/kit/api'
import { useQuery } from '@fichero/kit/data'
import type { OwedFilters } from './owed-filters-address'
import type { OwedRow } from './owed-groups'

/** Loads all judgments of one item of the list of instructors: the pages of all its fichas, never only some of them. */
export function useJudgmentsOf(clave: string, filters: OwedFilters, enabled: boolean) {
  return useQuery({
    queryKey: [`${listOwed.path} of one person`, clave, filters],
    queryFn: async ({ signal }): Promise<OwedRow[]> => {
      const fichas: OwedFicha[] = []
      for (let page = 1, total = 1; page <= total; page++) {
        const answer = await call(listOwed, { query: { ...filters, clave, page, limit: MAX_PAGE_SIZE }, signal })
        fichas.push(...answer.fichas)
        total = answer.pagination.totalPages
      }
      return fichas.flatMap((ficha) => ficha.resultados.map((outcome) => ({ ...outcome, ficha })))
    },
    meta: { reads: listOwed.reads },
    enabled,
  })
}

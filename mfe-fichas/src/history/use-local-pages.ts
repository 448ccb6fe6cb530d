import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useKept } from '@fichero/kit/router'

/** Page and size of a list within a page, which has no place in the address. */
export function useLocalPages(name: string) {
  const [query, setQuery] = useKept(`page of ${name}`, { page: 1, limit: DEFAULT_PAGE_SIZE })
  return {
    query,
    /** The properties of a `Paginator`. */
    bind: ({ totalItems, totalPages }: Pagination) => ({
      page: query.page,
      pageSize: query.limit,
      totalItems,
      totalPages,
      onPage: (page: number) => setQuery({ ...query, page }),
      onPageSize: (limit: number) => setQuery({ page: 1, limit }),
    }),
  }
}

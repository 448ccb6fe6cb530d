import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useKept } from '@fichero/kit/router'

/**
 * The page number and size of a list that is only a part of the screen. They are stored in the browser's history entry
 * instead of the URL. `name` is unique on the screen.
 */
export function useLocalPages(name: string) {
  const [query, setQuery] = useKept(`page of ${name}`, { page: 1, limit: DEFAULT_PAGE_SIZE })
  return {
    query,
    /** Returns the props for the `Paginator` of the list. */
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

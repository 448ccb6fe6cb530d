import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useKept } from '@fichero/kit/router'

interface LocalPage {
  page: number
  limit: number
  carga?: number
}

/**
 * The page number and size of a list that is only a part of the screen. They are stored in the browser's history entry
 * instead of the URL. `name` is unique on the screen. With `carga`, the list begins with the page that contains this import.
 */
export function useLocalPages(name: string, carga?: number) {
  const first: LocalPage = { page: 1, limit: DEFAULT_PAGE_SIZE, ...(carga !== undefined && { carga }) }
  const [query, setQuery] = useKept(`page of ${name}`, first)
  return {
    query,
    /** Returns the props for the `Paginator` of the list. */
    bind: ({ totalItems, totalPages, currentPage }: Pagination) => ({
      page: query.carga === undefined ? query.page : currentPage,
      pageSize: query.limit,
      totalItems,
      totalPages,
      onPage: (page: number) => setQuery({ page, limit: query.limit }),
      onPageSize: (limit: number) => setQuery({ page: 1, limit }),
    }),
  }
}

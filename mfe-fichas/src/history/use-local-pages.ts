import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useState } from 'react'

/** Page and size of a list within a page, which has no place in the address. */
export function useLocalPages() {
  const [query, setQuery] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE })
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

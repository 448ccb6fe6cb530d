import type { Pagination } from '@fichero/contract/common.schema'
import { useSearchParams } from '@fichero/kit/router'
import { changed, pageAfterResize, readPage } from './list-address'

/** Page, size and filters live in the address, so that reloading, going back and sending a link work. */
export function usePages() {
  const [search, setSearch] = useSearchParams()
  const { page, limit } = readPage(search)
  return {
    search,
    page,
    limit,
    /** The query of this address with another filter, from its first page on. */
    filtered: (changes: Record<string, string | number | undefined>) =>
      changed(search, { ...changes, page: undefined }),
    /** The query of the last page where the address points beyond it, as one kept from earlier may. */
    correction: ({ totalItems, totalPages }: Pagination) =>
      totalItems > 0 && page > totalPages ? changed(search, { page: totalPages }) : undefined,
    choosePage: (next: number) => setSearch(changed(search, { page: next })),
    chooseSize: (size: number) => setSearch(changed(search, { limit: size, page: pageAfterResize(page, limit, size) })),
  }
}

export type Pages = ReturnType<typeof usePages>

import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useSearchParams } from 'react-router-dom'
import { type Changes, changed, pageAfterResize, readPage } from './list-address'

/**
 * Page, size and filters live in the address, so that reloading, going back and sending a link work.
 * @param kept Filters that every change writes along, also where the address does not have them yet.
 */
export function usePages(kept: Changes = {}) {
  const [search, setSearch] = useSearchParams()
  const { page, limit } = readPage(search)
  // The first page and the usual size are left out, to keep the address short.
  const at = (next: number, size: number = limit) => ({
    page: next === 1 ? undefined : next,
    limit: size === DEFAULT_PAGE_SIZE ? undefined : size,
  })
  const write = (changes: Changes) => changed(search, { ...kept, ...changes })
  return {
    search,
    page,
    limit,
    /** The query of this address with another filter, from its first page on. */
    filtered: (changes: Changes) => write({ ...changes, page: undefined }),
    /** The query of the last page where the address points beyond it, as one kept from earlier may. */
    correction: ({ totalItems, totalPages }: Pagination) =>
      totalItems > 0 && page > totalPages ? write(at(totalPages)) : undefined,
    choosePage: (next: number) => setSearch(write(at(next))),
    chooseSize: (size: number) => setSearch(write(at(pageAfterResize(page, limit, size), size))),
  }
}

export type Pages = ReturnType<typeof usePages>

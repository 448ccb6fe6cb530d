import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useSearchParams } from 'react-router-dom'
import { type Changes, changed, pageAfterResize, readPage } from './list-address'

/**
 * Page, size and filters of a list in the URL, so that reload, back and shared links work.
 * @param kept filters that every change writes, even if the URL does not contain them yet
 */
export function usePages(kept: Changes = {}) {
  const [search, setSearch] = useSearchParams()
  const { page, limit } = readPage(search)
  // Omits the first page and the default size, to keep the URL short.
  const at = (next: number, size: number = limit) => ({
    page: next === 1 ? undefined : next,
    limit: size === DEFAULT_PAGE_SIZE ? undefined : size,
  })
  const write = (changes: Changes) => changed(search, { ...kept, ...changes })
  return {
    search,
    page,
    limit,
    /** Returns the query with another filter, starting at its first page. */
    filtered: (changes: Changes) => write({ ...changes, page: undefined }),
    /** Returns the query of the last page if the URL is beyond it, as an old link may be. */
    correction: ({ totalItems, totalPages }: Pagination) =>
      totalItems > 0 && page > totalPages ? write(at(totalPages)) : undefined,
    choosePage: (next: number) => setSearch(write(at(next))),
    chooseSize: (size: number) => setSearch(write(at(pageAfterResize(page, limit, size), size))),
  }
}

export type Pages = ReturnType<typeof usePages>

import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useSearchParams } from 'react-router-dom'
import { useOwnName } from '../places/part-name'
import { type Changes, changed, IN_PLACE, pageAfterResize, readPage } from './list-address'

/**
 * Page, size and filters of a list in the URL, so that reload, back and shared links work. Page and size of a list in a section
 * of another screen have names of their own; filters there are named by the screen that writes them.
 * @param kept filters that every change writes, even if the URL does not contain them yet
 */
export function usePages(kept: Changes = {}) {
  const [search, setSearch] = useSearchParams()
  const ownName = useOwnName()
  const { page, limit } = readPage(search, ownName)
  // Omits the first page and the default size, to keep the URL short.
  const at = (next: number, size: number = limit) => ({
    [ownName('page')]: next === 1 ? undefined : next,
    [ownName('limit')]: size === DEFAULT_PAGE_SIZE ? undefined : size,
  })
  const write = (changes: Changes) => changed(search, { ...kept, ...changes })
  return {
    search,
    page,
    limit,
    /** Returns the query with another filter, starting at its first page. */
    filtered: (changes: Changes) => write({ ...changes, [ownName('page')]: undefined }),
    /** Applies a filter; an empty value removes it. */
    choose: (name: string, value: string | undefined) =>
      setSearch(write({ [name]: value || undefined, [ownName('page')]: undefined }), IN_PLACE),
    /** Returns the query of the last page if the URL is beyond it, as an old link may be. */
    correction: ({ totalItems, totalPages }: Pagination) =>
      totalItems > 0 && page > totalPages ? write(at(totalPages)) : undefined,
    choosePage: (next: number) => setSearch(write(at(next))),
    // Drawn before the next event: the list would show the former size again.
    chooseSize: (size: number) => setSearch(write(at(pageAfterResize(page, limit, size), size)), { flushSync: true }),
  }
}

export type Pages = ReturnType<typeof usePages>

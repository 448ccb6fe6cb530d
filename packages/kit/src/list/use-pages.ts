import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { useSearchParams } from 'react-router-dom'
import { usePartPrefix } from '../extension-slots/part-name'
import { type Changes, changed, IN_PLACE, pageAfterResize, readPage } from './list-address'

/**
 * Page, size and filters of a list in the URL, so that reload, back and shared links work. In a section of another screen, the
 * parameters of page and size have a prefix, those of filters do not.
 * @param filters filters that every change writes to the URL, even if the URL does not contain them yet
 */
export function usePages(filters: Changes = {}) {
  const [search, setSearch] = useSearchParams()
  const prefixed = usePartPrefix()
  const { page, limit } = readPage(search, prefixed)
  // Omits the first page and the default size, to keep the URL short.
  const at = (next: number, size: number = limit) => ({
    [prefixed('page')]: next === 1 ? undefined : next,
    [prefixed('limit')]: size === DEFAULT_PAGE_SIZE ? undefined : size,
  })
  const write = (changes: Changes) => changed(search, { ...filters, ...changes })
  return {
    search,
    page,
    limit,
    /** Returns the query with another filter, starting at its first page. */
    filtered: (changes: Changes) => write({ ...changes, [prefixed('page')]: undefined }),
    /** Applies a filter; an empty value removes it. */
    choose: (name: string, value: string | undefined) =>
      setSearch(write({ [name]: value || undefined, [prefixed('page')]: undefined }), IN_PLACE),
    /** Returns the query of the last page if the page in the URL is beyond it, as in an old link. */
    correction: ({ totalItems, totalPages }: Pagination) =>
      totalItems > 0 && page > totalPages ? write(at(totalPages)) : undefined,
    choosePage: (next: number) => setSearch(write(at(next))),
    // Rendered before the next event, otherwise the list would show the former size again.
    chooseSize: (size: number) => setSearch(write(at(pageAfterResize(page, limit, size), size)), { flushSync: true }),
  }
}

/** The result of `usePages`. */
export type Pages = ReturnType<typeof usePages>

import type { Pagination } from '@fichero/contract/common.schema'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@fichero/contract/limits'
import { useSearchParams } from 'react-router-dom'
import { usePartPrefix } from '../extension-slots/part-name'

/** A positive integer of up to nine digits. */
const positive = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** Returns page and size from a URL; defaults for invalid values. `nameOf` maps `page` and `limit` to names in the URL. */
export function readPage(search: URLSearchParams, nameOf = (name: string) => name) {
  const limit = positive(search.get(nameOf('limit')))
  return {
    page: positive(search.get(nameOf('page'))) ?? 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
  }
}

/** Returns a filter of the URL if it is a known value; undefined means no filter. */
export const readChoice = <T extends string>(search: URLSearchParams, name: string, choices: readonly T[]) =>
  choices.find((choice) => choice === search.get(name))

/** Returns a filter of the URL that is a database id. */
export const readKey = (search: URLSearchParams, name: string) => positive(search.get(name))

/** Query parameters by name; undefined removes the parameter. */
export type Changes = Record<string, string | number | undefined>

/**
 * Options for a filter or sort order in the URL: Back leaves the screen, the scroll position stays, and the change is rendered
 * before the next event. Otherwise, on a slow screen, a second click or the timer of a search field would use the former order.
 */
export const IN_PLACE = { replace: true, preventScrollReset: true, flushSync: true } as const

/** Returns the query string, `?…`, with changes. */
export function changed(search: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

/** Returns the page that contains the first row of the current page after a change of size. */
export const pageAfterResize = (page: number, from: number, to: number) => Math.floor(((page - 1) * from) / to) + 1

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

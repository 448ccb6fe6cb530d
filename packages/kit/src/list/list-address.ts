import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@fichero/contract/limits'

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

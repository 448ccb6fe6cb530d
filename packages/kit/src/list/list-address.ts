import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@fichero/contract/limits'

/** A whole number from 1 on, of nine digits at most. */
const positive = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** What an address says of page and size; anything unusable is the default. */
export function readPage(search: URLSearchParams) {
  const limit = positive(search.get('limit'))
  return {
    page: positive(search.get('page')) ?? 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
  }
}

/** A filter of the address that is one of the known values; undefined filters nothing. */
export const readChoice = <T extends string>(search: URLSearchParams, name: string, choices: readonly T[]) =>
  choices.find((choice) => choice === search.get(name))

/** A filter of the address that is a key of the database. */
export const readKey = (search: URLSearchParams, name: string) => positive(search.get(name))

/** Values of an address by name; undefined takes one away. */
export type Changes = Record<string, string | number | undefined>

/** The query of an address, `?…`, with some of it changed. */
export function changed(search: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return `?${next}`
}

/** The row that stood first stays on the page when its size changes. */
export const pageAfterResize = (page: number, from: number, to: number) => Math.floor(((page - 1) * from) / to) + 1

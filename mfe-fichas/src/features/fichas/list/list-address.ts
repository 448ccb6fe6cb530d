import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@fichero/contract/limits'

export interface ListAddress {
  /** Undefined until somebody chooses: then the first program stands. */
  programId: number | undefined
  page: number
  limit: number
}

const positive = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** What the address says; anything unusable is the default. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const limit = positive(search.get('limit'))
  return {
    programId: positive(search.get('programId')),
    page: positive(search.get('page')) ?? 1,
    limit: PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
  }
}

/** The query of an address; defaults are left out to keep it short. */
export function writeListAddress({ programId, page, limit }: ListAddress): URLSearchParams {
  const search = new URLSearchParams()
  if (programId !== undefined) search.set('programId', String(programId))
  if (page > 1) search.set('page', String(page))
  if (limit !== DEFAULT_PAGE_SIZE) search.set('limit', String(limit))
  return search
}

/** The row that stood first stays on the page when its size changes. */
export const pageAfterResize = (page: number, from: number, to: number) => Math.floor(((page - 1) * from) / to) + 1

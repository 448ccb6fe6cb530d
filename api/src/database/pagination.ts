import type { Pagination } from '@fichero/contract/common.schema'

/** The requested page, counted from 1, and its maximum number of items. */
export interface Page {
  page: number
  limit: number
}

export const paginationOf = ({ page, limit }: Page, totalItems: number): Pagination => ({
  currentPage: page,
  totalPages: Math.ceil(totalItems / limit),
  totalItems,
  itemsPerPage: limit,
})

/** Returns the number of items before the requested page. */
export const offsetOf = ({ page, limit }: Page) => (page - 1) * limit

import type { Pagination } from '@fichero/contract/common.schema'

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

export const offsetOf = ({ page, limit }: Page) => (page - 1) * limit

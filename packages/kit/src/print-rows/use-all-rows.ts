import type { Pagination } from '@fichero/contract/common.schema'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { TooManyRows } from './too-many-rows'
import { useBeforePrint } from './use-before-print'

interface AllRows<A> {
  /** The name of the field of the answer that contains the rows. */
  rows: keyof A
  /** Requests a page, counted from 1, with the largest page size that the API allows. */
  page: (page: number) => Promise<A>
  /** The maximum number of rows that may be printed. */
  most: number
}

/**
 * Returns the answer with the rows of all pages, from the click on the print button of the same `Paper` until it is printed;
 * otherwise undefined. The button shows an error if there are too many rows.
 */
export function useAllRows<A extends { pagination: Pagination }>(
  answer: A | undefined,
  { rows, page, most }: AllRows<A>,
): A | undefined {
  const [all, setAll] = useState<A>()
  useBeforePrint(async () => {
    if (!answer || answer.pagination.totalPages <= 1) return
    const { totalItems } = answer.pagination
    if (totalItems > most) throw new TooManyRows(totalItems, most)
    const pages: A[] = []
    let total = 1
    while (pages.length < total) {
      const next = await page(pages.length + 1)
      pages.push(next)
      total = next.pagination.totalPages
    }
    const joined = pages.flatMap((answerPage) => answerPage[rows] as unknown[])
    const pagination = { currentPage: 1, totalPages: 1, totalItems: joined.length, itemsPerPage: joined.length }
    // Rendered before the browser prints.
    flushSync(() => setAll({ ...answer, [rows]: joined, pagination }))
  })
  useEffect(() => {
    const controller = new AbortController()
    window.addEventListener('afterprint', () => setAll(undefined), { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return all
}

import type { Pagination } from '@fichero/contract/common.schema'
import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { PaperRows } from './paper-rows'
import { TooManyRows } from './too-many-rows'

interface AllRows<A> {
  /** The field of the answer that has the rows. */
  rows: keyof A
  /** Asks for a page, the largest that the call gives. */
  page: (page: number) => Promise<A>
  /** More are not printed. */
  most: number
}

/**
 * Returns the answer with the rows of all pages from the click on the print button of the same `Paper` until it is printed,
 * else undefined. The button says so if there are too many.
 */
export function useAllRows<A extends { pagination: Pagination }>(
  answer: A | undefined,
  { rows, page, most }: AllRows<A>,
): A | undefined {
  const loads = useContext(PaperRows)
  const [all, setAll] = useState<A>()
  const load = useEffectEvent(async () => {
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
    const joined = pages.flatMap((one) => one[rows] as unknown[])
    const pagination = { currentPage: 1, totalPages: 1, totalItems: joined.length, itemsPerPage: joined.length }
    // Drawn before the print is taken.
    flushSync(() => setAll({ ...answer, [rows]: joined, pagination }))
  })
  useEffect(() => {
    const loadRows = () => load()
    loads?.add(loadRows)
    const controller = new AbortController()
    window.addEventListener('afterprint', () => setAll(undefined), { signal: controller.signal })
    return () => {
      loads?.delete(loadRows)
      controller.abort()
    }
  }, [loads])
  return all
}

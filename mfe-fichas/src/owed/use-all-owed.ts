import { listOwed } from '@fichero/contract/calls/owed.calls'
import { MAX_PAGE_SIZE, MAX_PRINTED_FICHAS } from '@fichero/contract/limits'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import { call } from '@fichero/kit/api'
import { useAllRows } from '@fichero/kit/print'
import type { OwedFilters } from './owed-filters-address'

/** Returns the owed judgments of all fichas while the page is printed, otherwise undefined. `answer` is the first page. */
export const useAllOwed = (answer: OwedAnswer | undefined, filters: OwedFilters) =>
  useAllRows<OwedAnswer>(answer, {
    rows: 'fichas',
    page: (page) => call(listOwed, { query: { ...filters, page, limit: MAX_PAGE_SIZE } }),
    most: MAX_PRINTED_FICHAS,
  })

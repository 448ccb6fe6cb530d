import type { Pagination } from '@fichero/contract/common.schema'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue } from 'react'
import { Navigate } from 'react-router-dom'
import { QueryView } from '../frame/query-view'
import { Paginator } from '../table/paginator'
import type { Pages } from './use-pages'

export interface PagedListProps<A extends { pagination: Pagination }> {
  query: UseQueryResult<A>
  pages: Pages
  errorTitle: string
  empty: ReactNode
  skeleton?: ReactNode
  /** The rows of all pages, while they are printed. */
  all?: A | undefined
  /** Renders the rows of one page. */
  children: (answer: A) => ReactNode
}

/** One page of a list with its loading, error, empty and data states, and a paginator. */
export function PagedList<A extends { pagination: Pagination }>(props: PagedListProps<A>) {
  const { query, pages, errorTitle, empty, skeleton, all, children } = props
  // The rows of another page are drawn in a render that a press interrupts.
  const drawn = useDeferredValue(query.data)
  return (
    <QueryView
      query={query}
      skeleton={skeleton}
      errorTitle={errorTitle}
      isEmpty={({ pagination }) => pagination.totalItems === 0}
      empty={empty}
    >
      {(answer) => {
        const { currentPage, totalPages, totalItems, itemsPerPage } = answer.pagination
        const correction = query.isPlaceholderData ? undefined : pages.correction(answer.pagination)
        return (
          <>
            {correction && <Navigate to={{ search: correction }} replace />}
            {children(all ?? drawn ?? answer)}
            {!all && (
              <Paginator
                page={currentPage}
                chosen={pages.page}
                totalPages={totalPages}
                totalItems={totalItems}
                pageSize={itemsPerPage}
                onPage={pages.choosePage}
                onPageSize={pages.chooseSize}
              />
            )}
          </>
        )
      }}
    </QueryView>
  )
}

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
  /** The answer with the rows of all pages, while the list is printed. */
  all?: A | undefined
  /** Renders the rows of one page. */
  children: (answer: A) => ReactNode
}

/** One page of a list with its loading, error, empty and data states, and a paginator. */
export function PagedList<A extends { pagination: Pagination }>(props: PagedListProps<A>) {
  const { query, pages, errorTitle, empty, skeleton, all, children } = props
  // A click interrupts the deferred render of another page's rows.
  const deferred = useDeferredValue(query.data)
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
            {children(all ?? deferred ?? answer)}
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

import type { Pagination } from '@fichero/contract/common.schema'
import type { useQuery } from '@fichero/kit/data'
import { QueryView } from '@fichero/kit/frame'
import { Navigate } from '@fichero/kit/router'
import { type Column, DataTable, Paginator } from '@fichero/kit/table'
import type { ReactNode } from 'react'
import type { Pages } from './use-pages'

interface PagedTableProps<A extends { pagination: Pagination }, T> {
  query: ReturnType<typeof useQuery<A>>
  pages: Pages
  rowsOf: (answer: A) => T[]
  rowKey: (row: T) => string | number
  caption: string
  columns: Column<T>[]
  errorTitle: string
  empty: ReactNode
}

/** One page of a list with its four states and the paginator. */
export function PagedTable<A extends { pagination: Pagination }, T>(props: PagedTableProps<A, T>) {
  const { query, pages, rowsOf, rowKey, caption, columns, errorTitle, empty } = props
  return (
    <QueryView
      query={query}
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
            <DataTable caption={caption} columns={columns} rows={rowsOf(answer)} rowKey={rowKey} />
            <Paginator
              page={currentPage}
              totalPages={totalPages}
              totalItems={totalItems}
              pageSize={itemsPerPage}
              onPage={pages.choosePage}
              onPageSize={pages.chooseSize}
            />
          </>
        )
      }}
    </QueryView>
  )
}

import type { Pagination } from '@fichero/contract/common.schema'
import type { ReactNode } from 'react'
import type { Step } from '../list-navigation/list-order'
import { DataTable } from '../table/data-table'
import type { Column } from '../table/table-sort'
import { PagedList, type PagedListProps } from './paged-list'

interface PagedTableProps<A extends { pagination: Pagination }, T> extends Omit<PagedListProps<A>, 'children'> {
  /** Returns the rows of an answer. The props below are those of `DataTable`. */
  rowsOf: (answer: A) => T[]
  rowKey: (row: T) => string | number
  caption: string
  columns: Column<T>[]
  short?: (row: T) => ReactNode
  stepOf?: (row: T) => Step
}

/** A paginated list with a table. */
export function PagedTable<A extends { pagination: Pagination }, T>(props: PagedTableProps<A, T>) {
  const { rowsOf, rowKey, caption, columns, short, stepOf, ...list } = props
  return (
    <PagedList {...list}>
      {(answer) => (
        <DataTable
          caption={caption}
          columns={columns}
          rows={rowsOf(answer)}
          rowKey={rowKey}
          short={short}
          stepOf={stepOf}
        />
      )}
    </PagedList>
  )
}

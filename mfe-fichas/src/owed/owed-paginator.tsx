import type { Pagination } from '@fichero/contract/common.schema'
import type { Pages } from '@fichero/kit/list'
import { Navigate } from '@fichero/kit/router'
import { Paginator } from '@fichero/kit/table'

interface OwedPaginatorProps {
  /** The pagination of the answer. */
  pagination: Pagination
  pages: Pages
  /** True while the rows of the former page are shown. */
  isWaiting: boolean
}

/** The pages of a list of owed judgments, if there are several. Redirects from a page after the last one to the last one. */
export function OwedPaginator({ pagination, pages, isWaiting }: OwedPaginatorProps) {
  const correction = isWaiting ? undefined : pages.correction(pagination)
  return (
    <>
      {correction && <Navigate to={{ search: correction }} replace />}
      {pagination.totalPages > 1 && (
        <Paginator
          page={pagination.currentPage}
          chosen={pages.page}
          totalPages={pagination.totalPages}
          totalItems={pagination.totalItems}
          pageSize={pagination.itemsPerPage}
          onPage={pages.choosePage}
        />
      )}
    </>
  )
}

import { listOwed } from '@fichero/contract/calls/owed.calls'
import { MAX_PAGE_SIZE, MAX_PRINTED_FICHAS } from '@fichero/contract/limits'
import type { OwedAnswer as Answer } from '@fichero/contract/owed.schema'
import { call, type useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { FichaReports, useAllRows } from '@fichero/kit/print'
import { Navigate } from '@fichero/kit/router'
import { Paginator } from '@fichero/kit/table'
import { NothingOwed } from './nothing-owed'
import type { OwedFilters } from './owed-filters-address'
import { OwedList } from './owed-list'

interface OwedAnswerProps {
  owed: ReturnType<typeof useCall<typeof listOwed>>
  filters: OwedFilters
  pages: Pages
}

/** A page of fichas with what is owed in them; on paper all of them. */
export function OwedAnswer({ owed, filters, pages }: OwedAnswerProps) {
  const { t } = useTranslation('fichas')
  const all = useAllRows<Answer>(owed.data, {
    rows: 'fichas',
    page: (page) => call(listOwed, { query: { ...filters, page, limit: MAX_PAGE_SIZE } }),
    most: MAX_PRINTED_FICHAS,
  })
  return (
    <QueryView
      query={owed}
      errorTitle={t('owed.failed')}
      isEmpty={({ pagination }) => pagination.totalItems === 0}
      empty={<NothingOwed filters={filters} pages={pages} />}
    >
      {(answer) => {
        const { fichas, pagination } = all ?? answer
        const correction = owed.isPlaceholderData ? undefined : pages.correction(answer.pagination)
        return (
          <>
            {correction && <Navigate to={{ search: correction }} replace />}
            <OwedList fichas={fichas} ofOne={filters.responsable !== undefined} pages={pages} />
            <FichaReports fichas={fichas} />
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
      }}
    </QueryView>
  )
}

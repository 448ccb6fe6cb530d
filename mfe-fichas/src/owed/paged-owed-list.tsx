import type { listOwed } from '@fichero/contract/calls/owed.calls'
import type { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { FichaReports } from '@fichero/kit/print'
import { NothingOwed } from './nothing-owed'
import type { OwedFilters } from './owed-filters-address'
import { OwedList } from './owed-list'
import { OwedPaginator } from './owed-paginator'
import { useAllOwed } from './use-all-owed'

interface PagedOwedListProps {
  owed: ReturnType<typeof useCall<typeof listOwed>>
  filters: OwedFilters
  pages: Pages
}

/** The owed judgments of one page of fichas, with a paginator. Print shows all pages. */
export function PagedOwedList({ owed, filters, pages }: PagedOwedListProps) {
  const { t } = useTranslation('fichas')
  const all = useAllOwed(owed.data, filters)
  return (
    <QueryView
      query={owed}
      errorTitle={t('owed.failed')}
      isEmpty={({ pagination }) => pagination.totalItems === 0}
      empty={<NothingOwed filters={filters} pages={pages} />}
    >
      {(answer) => {
        const { fichas, pagination } = all ?? answer
        return (
          <>
            <OwedList
              fichas={fichas}
              isOfOnePerson={filters.responsable !== undefined}
              isWhole={pagination.totalPages <= 1}
              pages={pages}
            />
            <FichaReports fichas={fichas} />
            <OwedPaginator pagination={pagination} pages={pages} isWaiting={owed.isPlaceholderData} />
          </>
        )
      }}
    </QueryView>
  )
}

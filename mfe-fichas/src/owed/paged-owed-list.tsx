import type { listOwed } from '@fichero/contract/calls/owed.calls'
import type { OwedTotals } from '@fichero/contract/owed.schema'
import type { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { FichaReports } from '@fichero/kit/print'
import { Stack } from '@fichero/kit/ui'
import { NothingOwed } from './nothing-owed'
import type { OwedFilters } from './owed-filters-address'
import { OwedList } from './owed-list'
import { OwedPaginator } from './owed-paginator'
import { OwedAgesSection } from './owed-summary'
import { useAllOwed } from './use-all-owed'

interface PagedOwedListProps {
  owed: ReturnType<typeof useCall<typeof listOwed>>
  /** Figures of all fichas that match the filters; undefined until they are loaded. */
  totals: OwedTotals | undefined
  filters: OwedFilters
  pages: Pages
}

/** The owed judgments of one page of fichas, with a paginator. Print shows all pages. */
export function PagedOwedList({ owed, totals, filters, pages }: PagedOwedListProps) {
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
          <Stack gap="md">
            {totals && <OwedAgesSection totals={totals} filters={filters} pages={pages} />}
            <OwedList
              fichas={fichas}
              totals={totals}
              filters={filters}
              isWhole={pagination.totalPages <= 1}
              pages={pages}
            />
            <FichaReports fichas={fichas} />
            <OwedPaginator pagination={pagination} pages={pages} isWaiting={owed.isPlaceholderData} />
          </Stack>
        )
      }}
    </QueryView>
  )
}

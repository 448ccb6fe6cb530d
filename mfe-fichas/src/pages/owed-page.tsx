import { exportOwed, listOwed } from '@fichero/contract/calls/owed.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { DownloadButton } from '@fichero/kit/download'
import { PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { usePages } from '@fichero/kit/list'
import { Navigate } from '@fichero/kit/router'
import { Paginator } from '@fichero/kit/table'
import { NothingOwed } from '../owed/nothing-owed'
import { OwedFilters } from '../owed/owed-filters'
import { readOwedFilters } from '../owed/owed-filters-address'
import { OwedList } from '../owed/owed-list'

export function Page() {
  const { t } = useTranslation('fichas')
  const pages = usePages()
  const filters = readOwedFilters(pages.search)
  const owed = useCall(listOwed, { query: { ...filters, page: pages.page } }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader
        title={t('owed.title')}
        description={t('owed.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('owed.title') }]}
        actions={
          <DownloadButton call={exportOwed} input={{ query: filters }}>
            {t('export.action')}
          </DownloadButton>
        }
      />
      <OwedFilters filters={filters} isOwn={owed.data?.mias} pages={pages} />
      <QueryView
        query={owed}
        errorTitle={t('owed.failed')}
        isEmpty={({ pagination }) => pagination.totalItems === 0}
        empty={<NothingOwed filters={filters} pages={pages} />}
      >
        {({ fichas, pagination }) => {
          const correction = owed.isPlaceholderData ? undefined : pages.correction(pagination)
          return (
            <>
              {correction && <Navigate to={{ search: correction }} replace />}
              <OwedList fichas={fichas} ofOne={filters.responsable !== undefined} pages={pages} />
              {pagination.totalPages > 1 && (
                <Paginator
                  page={pagination.currentPage}
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
    </>
  )
}

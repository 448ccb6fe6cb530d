import { exportAudit, listAudit } from '@fichero/contract/calls/audit.calls'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { DownloadButton } from '@fichero/kit/download'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { PagedList, usePages } from '@fichero/kit/list'
import { ActivityEntries } from '../activity/activity-entries'
import { queryOf, readFilters } from '../activity/activity-filters'
import { WithAuditTexts } from '../activity/audit-texts'
import { FilterBar } from '../activity/filter-bar'
import { NoActivity } from '../activity/no-activity'

/** The audit log, for administrators. */
export function Page() {
  const { t } = useTranslation('instructors')
  const pages = usePages()
  const { page, limit } = pages
  const filters = readFilters(pages.search)
  const query = queryOf(filters)
  const entries = useCall(listAudit, { query: { ...query, page, limit } }, { placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader
        title={t('activity.title')}
        description={t('activity.description')}
        actions={
          <DownloadButton call={exportAudit} input={{ query }}>
            {t('export')}
          </DownloadButton>
        }
      />
      <WithAuditTexts>
        <FilterBar filters={filters} pages={pages} />
        <PagedList
          query={entries}
          pages={pages}
          errorTitle={t('activity.failed')}
          empty={<NoActivity filters={filters} pages={pages} />}
        >
          {(answer) => <ActivityEntries entries={answer.entries} pages={pages} />}
        </PagedList>
      </WithAuditTexts>
    </>
  )
}

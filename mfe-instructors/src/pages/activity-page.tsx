import { exportAudit, listAudit } from '@fichero/contract/calls/audit.calls'
import { MAX_AUDIT_EXPORT } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { DownloadButton } from '@fichero/kit/download'
import { PageHeader } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { PagedList, usePages } from '@fichero/kit/list'
import { Text } from '@fichero/kit/ui'
import { ActivityEntries } from '../activity/activity-entries'
import { readFilters } from '../activity/activity-filters'
import { InAuditWords } from '../activity/audit-words'
import { FilterBar } from '../activity/filter-bar'
import { NoActivity } from '../activity/no-activity'

/** The audit trail, for administrators. */
export function Page() {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const pages = usePages()
  const { page, limit } = pages
  const filters = readFilters(pages.search)
  const entries = useCall(listAudit, { query: { ...filters, page, limit } }, { placeholderData: keepPreviousData })
  const isLonger = (entries.data?.pagination.totalItems ?? 0) > MAX_AUDIT_EXPORT
  return (
    <>
      <PageHeader
        title={t('activity.title')}
        description={t('activity.description')}
        actions={
          <DownloadButton call={exportAudit} input={{ query: filters }}>
            {t('activity.export')}
          </DownloadButton>
        }
      />
      <InAuditWords>
        <FilterBar filters={filters} pages={pages} />
        {isLonger && (
          <Text size="sm" c="dimmed" mb="sm">
            {t('activity.exportMost', { count: number(MAX_AUDIT_EXPORT) })}
          </Text>
        )}
        <PagedList
          query={entries}
          pages={pages}
          errorTitle={t('activity.failed')}
          empty={<NoActivity filters={filters} pages={pages} />}
        >
          {(answer) => <ActivityEntries entries={answer.entries} pages={pages} />}
        </PagedList>
      </InAuditWords>
    </>
  )
}

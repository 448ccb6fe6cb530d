import { exportOwed, listOwed } from '@fichero/contract/calls/owed.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { DownloadButton } from '@fichero/kit/download'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { usePages } from '@fichero/kit/list'
import { Paper, PrintButton } from '@fichero/kit/print'
import { OwedAnswer } from '../owed/owed-answer'
import { OwedFilters } from '../owed/owed-filters'
import { readOwedFilters } from '../owed/owed-filters-address'
import { useOwedText } from '../owed/use-owed-text'

export function Page() {
  const { t } = useTranslation('fichas')
  const pages = usePages()
  const filters = readOwedFilters(pages.search)
  const owed = useCall(listOwed, { query: { ...filters, page: pages.page } }, { placeholderData: keepPreviousData })
  const text = useOwedText(filters, owed.data?.mias)
  return (
    <Paper about={`${t('owed.title')} · ${text}`}>
      <PageHeader
        title={t('owed.title')}
        description={t('owed.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('owed.title') }]}
        actions={
          <>
            <DownloadButton call={exportOwed} input={{ query: filters }}>
              {t('export.action')}
            </DownloadButton>
            <PrintButton />
          </>
        }
      />
      <p data-paper-only>{text}</p>
      <OwedFilters filters={filters} isOwn={owed.data?.mias} pages={pages} />
      <OwedAnswer owed={owed} filters={filters} pages={pages} />
    </Paper>
  )
}

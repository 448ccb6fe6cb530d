import { exportOwed, listOwed, listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { DownloadButton } from '@fichero/kit/download'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { readChoice, usePages } from '@fichero/kit/list'
import { Paper, PrintButton } from '@fichero/kit/print'
import { useListFavorite } from '../list/use-list-favorite'
import { InstructorsList } from '../owed/instructors-list'
import { OwedFilters } from '../owed/owed-filters'
import { GROUPINGS, readOwedFilters, readOwedOrder } from '../owed/owed-filters-address'
import { PagedOwedList } from '../owed/paged-owed-list'
import { useOwedText } from '../owed/use-owed-text'

/** The list of judgments that evaluators owe, across fichas. */
export function Page() {
  const { t } = useTranslation('fichas')
  const pages = usePages()
  const filters = readOwedFilters(pages.search)
  const isByPerson = (readChoice(pages.search, 'agrupar', GROUPINGS) ?? GROUPINGS[0]) === 'persona'
  // Its totals, which are the same on every page, are shown with every grouping.
  const instructors = useCall(
    listOwedByInstructor,
    { query: { ...filters, page: isByPerson ? pages.page : 1, orden: readOwedOrder(pages.search) } },
    { placeholderData: keepPreviousData },
  )
  const owed = useCall(
    listOwed,
    { query: { ...filters, page: pages.page } },
    { placeholderData: keepPreviousData, enabled: !isByPerson },
  )
  const isOwn = (isByPerson ? instructors : owed).data?.mias
  const text = useOwedText(filters, isOwn)
  const favorite = useListFavorite(t('owed.title'), [text], pages)
  return (
    <Paper about={`${t('owed.title')} · ${text}`}>
      <PageHeader
        title={t('owed.title')}
        favorite={favorite}
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
      <OwedFilters filters={filters} isOwn={isOwn} pages={pages} />
      {isByPerson ? (
        <InstructorsList owed={instructors} filters={filters} pages={pages} />
      ) : (
        <PagedOwedList owed={owed} totals={instructors.data?.totales} filters={filters} pages={pages} />
      )}
    </Paper>
  )
}

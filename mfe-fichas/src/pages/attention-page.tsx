import { listAttention } from '@fichero/contract/calls/owed.calls'
import { PATHS } from '@fichero/contract/paths'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { EmptyState, PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { PagedList, usePages } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { useCan } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { AttentionFilters, readAttentionFilters } from '../attention/attention-filters'
import { AttentionTable } from '../attention/attention-table'
import { useFilterTexts } from '../list/use-filter-texts'
import { useListFavorite } from '../list/use-list-favorite'

/** The fichas that need attention, most urgent first. */
export function Page() {
  const { t } = useTranslation('fichas')
  const pages = usePages()
  const canCompare = useCan('users:view-stats')
  const filters = readAttentionFilters(pages.search)
  const { page, limit } = pages
  const { mias, programId, jefe, motivo } = filters
  const words = [
    ...(mias ? [t('scope.own')] : []),
    ...useFilterTexts({ programId, nroFicha: undefined, jefe }),
    ...(motivo ? [t(`attention.filter.${motivo}`)] : []),
  ]
  const favorite = useListFavorite(t('attention.title'), words, pages)
  const attention = useCall(
    listAttention,
    { query: { ...filters, page, limit } },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <PageHeader
        title={t('attention.title')}
        favorite={favorite}
        description={t('attention.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('attention.title') }]}
        actions={
          canCompare && (
            <Button variant="default" component={Link} to={PATHS.comparison}>
              {t('comparison.action')}
            </Button>
          )
        }
      />
      <AttentionFilters filters={filters} totals={attention.data?.totales} pages={pages} />
      <PagedList
        query={attention}
        pages={pages}
        errorTitle={t('attention.failed')}
        empty={<EmptyState title={t('attention.none')}>{t('attention.noneHint')}</EmptyState>}
      >
        {({ fichas }) => <AttentionTable fichas={fichas} caption={t('attention.title')} />}
      </PagedList>
    </>
  )
}

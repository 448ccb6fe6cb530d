import { compareFichas, exportComparison } from '@fichero/contract/calls/owed.calls'
import { COMPARISON_KEYS, type ComparisonKey } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { useCall, useCentres } from '@fichero/kit/api'
import { DownloadButton } from '@fichero/kit/download'
import { EmptyState, PageHeader, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, readChoice } from '@fichero/kit/list'
import { Paper, PrintButton } from '@fichero/kit/print'
import { TableSkeleton, useTableAddress } from '@fichero/kit/table'
import classes from '../comparison/comparison.module.css'
import { COLUMNS, ComparisonTable } from '../comparison/comparison-table'

/** The ways to compare that a system with fewer than two centres has too. */
const WITHOUT_CENTRES: readonly ComparisonKey[] = ['programa', 'jefe']

/** Compares centres, regional offices, programs or heads by the figures of their running fichas. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { search, sort, setSort, filtered } = useTableAddress(COLUMNS, { id: 'name', direction: 'asc' })
  const hasCentres = useCentres().length > 0
  const por = readChoice(search, 'por', COMPARISON_KEYS) ?? (hasCentres ? 'centro' : 'programa')
  const comparison = useCall(compareFichas, { query: { por } })
  const labelOf = (key: ComparisonKey) =>
    key === 'centro' || key === 'regional' ? t(`comparison.by.${key}`) : t(`board.by.${key}`)
  return (
    <Paper about={`${t('comparison.title')} · ${labelOf(por)}`} isWide>
      <PageHeader
        title={t('comparison.title')}
        description={t('comparison.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('comparison.title') }]}
        actions={
          <>
            <DownloadButton call={exportComparison} input={{ query: { por } }}>
              {t('export.action')}
            </DownloadButton>
            <PrintButton />
          </>
        }
      />
      <p data-paper-only>{labelOf(por)}</p>
      <div className={classes.keys} data-screen-only>
        <FilterLinks
          label={t('comparison.label')}
          chosen={por}
          choices={COMPARISON_KEYS.filter((key) => hasCentres || key === por || WITHOUT_CENTRES.includes(key)).map(
            (value) => ({ value, label: labelOf(value), to: filtered({ por: value }) }),
          )}
        />
      </div>
      <QueryView
        query={comparison}
        errorTitle={t('comparison.failed')}
        skeleton={<TableSkeleton />}
        isEmpty={({ filas }) => filas.length === 0}
        empty={<EmptyState title={t('comparison.none')}>{t('comparison.noneHint')}</EmptyState>}
      >
        {(data) => <ComparisonTable key={por} comparison={data} por={por} sort={sort} onSort={setSort} />}
      </QueryView>
    </Paper>
  )
}

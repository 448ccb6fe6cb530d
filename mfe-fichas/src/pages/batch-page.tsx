import type { Batch } from '@fichero/contract/batches.schema'
import { getBatch } from '@fichero/contract/calls/batches.calls'
import { importEvaluations } from '@fichero/contract/calls/fichas.calls'
import { BATCH_REPORT_STATES } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { invalidateChanges, useCall } from '@fichero/kit/api'
import { keepPreviousData, useQueryClient } from '@fichero/kit/data'
import { EmptyState, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, PagedList, type Pages, readChoice, usePages } from '@fichero/kit/list'
import { useParams } from '@fichero/kit/router'
import { useSelection } from '@fichero/kit/table'
import { Stack } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { BatchActions } from '../batches/batch-actions'
import { BatchProgress } from '../batches/batch-progress'
import { countAll, countIn, EVERY_MS, isWaiting } from '../batches/batch-report'
import { BatchTable } from '../batches/batch-table'
import { isArriving, useSending } from '../batches/sending'

/** A batch of reports: what is going on, what each report would do, and the buttons for all, some or one of them. */
export function Page() {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const id = Number(useParams().id)
  const pages = usePages()
  const estado = readChoice(pages.search, 'estado', BATCH_REPORT_STATES)
  const sending = useSending(id)
  const { page, limit } = pages
  const query = useCall(
    getBatch,
    { params: { id }, query: { page, limit, estado } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => {
        const lote = state.data?.lote
        return isArriving(sending, lote?.recibidos ?? 0) || isWaiting(lote) ? EVERY_MS : false
      },
    },
  )
  const batch = query.data?.lote
  const selection = useSelection(query.data?.reportes ?? [], (report) => report.id)
  useRefreshAfterLoads(batch)
  const title = t('batch.title')
  usePageTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={
          batch &&
          t('batch.lead', {
            count: batch.archivos,
            number: format.number(batch.archivos),
            date: format.dateTime(batch.fecha),
            until: format.dateTime(batch.hasta),
          })
        }
        breadcrumbs={[
          { label: t('list.title'), to: PATHS.fichas },
          { label: t('loads.title'), to: PATHS.loads },
          { label: title },
        ]}
      />
      <Stack gap="lg">
        {batch && <BatchProgress batch={batch} sending={sending} />}
        {batch && <StateFilter batch={batch} chosen={estado} pages={pages} />}
        <PagedList
          query={query}
          pages={pages}
          errorTitle={t('batch.failed')}
          empty={<EmptyState title={t(estado ? 'batch.noneInState' : 'batch.none')} />}
        >
          {({ reportes }) => (
            <BatchTable id={id} reports={reportes} isChosen={selection.isChosen} onToggle={selection.toggle} />
          )}
        </PagedList>
        {batch && (
          <BatchActions
            batch={batch}
            chosen={selection.chosen}
            hasReports={(query.data?.reportes.length ?? 0) > 0}
            onAll={selection.all}
            onNone={selection.none}
          />
        )}
      </Stack>
    </>
  )
}

/** Links to the reports in each state, with their number. */
function StateFilter({ batch, chosen, pages }: { batch: Batch; chosen: string | undefined; pages: Pages }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const states = BATCH_REPORT_STATES.filter((state) => countIn(batch, state) > 0 || state === chosen)
  return (
    <FilterLinks
      label={t('batch.state')}
      chosen={states.find((state) => state === chosen)}
      choices={[
        {
          value: undefined,
          label: `${t('batch.all')} (${number(countAll(batch))})`,
          to: pages.filtered({ estado: undefined }),
        },
        ...states.map((value) => ({
          value,
          label: `${t(`batch.states.${value}`)} (${number(countIn(batch, value))})`,
          to: pages.filtered({ estado: value }),
        })),
      ]}
    />
  )
}

/** Loads everything about fichas again when reports were imported or undone since this page asked last. */
function useRefreshAfterLoads(batch: Batch | undefined): void {
  const client = useQueryClient()
  const loaded = batch && `${countIn(batch, 'aplicado')} ${countIn(batch, 'deshecho')}`
  const before = useRef(loaded)
  useEffect(() => {
    if (before.current !== undefined && before.current !== loaded) void invalidateChanges(client, importEvaluations)
    before.current = loaded
  }, [client, loaded])
}

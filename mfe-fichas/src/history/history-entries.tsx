import { listImports } from '@fichero/contract/calls/imports.calls'
import { useCall } from '@fichero/kit/api'
import { keepPreviousData } from '@fichero/kit/data'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useSearchParams } from '@fichero/kit/router'
import { Paginator } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import classes from './history.module.css'
import { HistoryEntry } from './history-entry'
import { UnchangedImports } from './unchanged-imports'
import { SharedReason, sharedReasons } from './undo-reason'
import { useLocalPages } from './use-local-pages'

/**
 * The history of a ficha's imports, corrections and merges, page by page. The parameter `carga` of the address opens an import.
 */
export function HistoryEntries({ nroFicha }: { nroFicha: number }) {
  const { t } = useTranslation('fichas')
  const [search] = useSearchParams()
  const linked = Number(search.get('carga')) || undefined
  const { query, bind } = useLocalPages('history', linked)
  const answer = useCall(listImports, { params: { nroFicha }, query }, { placeholderData: keepPreviousData })
  return (
    <QueryView
      query={answer}
      skeleton={<Skeleton height={120} />}
      errorTitle={t('history.failed')}
      isEmpty={({ pagination }) => pagination.totalItems === 0}
      empty={<EmptyState title={t('history.none')}>{t('history.noneHelp')}</EmptyState>}
    >
      {({ importaciones, pagination }) => (
        <>
          {sharedReasons(importaciones.map(({ motivo }) => motivo)).map((reason) => (
            <SharedReason key={reason?.code} reason={reason} />
          ))}
          <ol className={classes.entries}>
            {importaciones.map((entry) =>
              entry.sin_cambios ? (
                <UnchangedImports key={entry.id} linked={linked} {...entry.sin_cambios} />
              ) : (
                <HistoryEntry key={entry.id} nroFicha={nroFicha} entry={entry} isLinked={entry.id === linked} />
              ),
            )}
          </ol>
          {pagination.totalItems > 5 && <Paginator of={t('history.title')} {...bind(pagination)} />}
        </>
      )}
    </QueryView>
  )
}

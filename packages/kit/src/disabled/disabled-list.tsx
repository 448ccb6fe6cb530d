import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError, ConnectionError } from '../api/api-error'
import { call } from '../api/call'
import { callOptions } from '../api/use-call'
import { EmptyState } from '../frame/empty-state'
import { QueryView } from '../frame/query-view'
import { isServerError } from '../frame/use-error-text'
import { notifyError, notifySuccess } from '../notify'
import type { Column } from '../table/table-sort'
import { DisabledTable } from './disabled-table'
import { StateDialog, type StateWord } from './state-dialog'
import { type StateCall, useStateChange } from './use-state-change'

/** The texts of the list: keys under `disabled` in the locales of the module. */
export type DisabledText =
  | StateWord
  /** The button of a row: a verb and its object. */
  | 'reactivate'
  | 'title'
  | 'listFailed'
  | 'listForbidden'
  | 'none'
  /** Explanation of what the list is for, if the list is empty. */
  | 'noneHelp'
  /** The accessible name of a row's button. */
  | 'reactivateRow'
  /** Reported after a record was reactivated. */
  | 'done'
  /** Reported if another user has already reactivated the record. */
  | 'gone'

interface DisabledListProps<T> {
  list: Call<string, CallOptions, Record<never, never>, T[]>
  enable: StateCall
  /** On a phone, the cells of the other columns are below the cell of the first column. */
  columns: Column<T>[]
  /** Returns a translated text; `row` has the values of its placeholders. */
  say: (word: DisabledText, row?: T) => string
  /** Set if the text `listFailed` suggests a retry, so that the message of a server error does not repeat the suggestion. */
  asksToRetry?: boolean
}

/** A list of disabled records, each with a button to reactivate the record if its `can.enable` is true. */
export function DisabledList<T extends { id: number; can: { enable: boolean } }>(props: DisabledListProps<T>) {
  const { list, columns, say, enable, asksToRetry } = props
  const { t } = useTranslation('kit')
  const { queryKey, ...options } = callOptions(list)
  const query = useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => call(list, { signal }).catch(noneIfNotFound),
  })
  const { ask, ...reactivation } = useStateChange<T>({
    change: enable,
    listKey: queryKey,
    onDone: (row) => notifySuccess(say('done', row)),
    onGone: (row) => notifyError(say('gone', row)),
  })
  const sayError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'forbidden') return { title: say('listForbidden'), reason: '' }
    if (error instanceof ConnectionError) return { reason: t('connectionOnDisabled') }
    return asksToRetry && isServerError(error) ? { reason: t(`serverCause.${error.code}`, '') } : undefined
  }

  return (
    <>
      <QueryView
        query={query}
        errorTitle={say('listFailed')}
        sayError={sayError}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={say('none')}>{say('noneHelp')}</EmptyState>}
      >
        {(rows) => (
          <DisabledTable
            caption={say('title')}
            rows={rows}
            columns={columns}
            nameOf={(row) => say('reactivateRow', row)}
            onAsk={ask}
          />
        )}
      </QueryView>
      <StateDialog {...reactivation} say={say} confirmLabel={say('reactivate')} />
    </>
  )
}

/** Returns an empty list for a 404, and throws any other error. */
function noneIfNotFound(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

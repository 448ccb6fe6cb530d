import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { callOptions } from '../api/use-call'
import { EmptyState } from '../frame/empty-state'
import { QueryView } from '../frame/query-view'
import { notifyError, notifySuccess } from '../notify'
import type { Column } from '../table/table-sort'
import { DisabledTable } from './disabled-table'
import { StateDialog, type StateWord } from './state-dialog'
import { type StateCall, useStateChange } from './use-state-change'

/** The list's texts, as keys below `disabled` in the area's texts. */
export type DisabledText =
  | StateWord
  /** A verb and its object. */
  | 'reactivate'
  | 'title'
  | 'listFailed'
  | 'listForbidden'
  | 'none'
  /** Explains what the list is for. */
  | 'noneHelp'
  /** The accessible name of a row's button. */
  | 'reactivateRow'
  | 'done'
  | 'gone'

interface DisabledListProps<T> {
  list: Call<string, CallOptions, Record<never, never>, T[]>
  enable: StateCall
  /** On a phone only the first column is shown, with the other cells below its own. */
  columns: Column<T>[]
  /** Returns a text, with values of a row if it contains any. */
  say: (word: DisabledText, row?: T) => string
}

/** A list of disabled records to reactivate. Each row of the answer says whether the user may. */
export function DisabledList<T extends { id: number; can: { enable: boolean } }>(props: DisabledListProps<T>) {
  const { list, columns, say, enable } = props
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
  const forbidden = query.error instanceof ApiError && query.error.code === 'forbidden'

  return (
    <>
      <QueryView
        query={query}
        errorTitle={say(forbidden ? 'listForbidden' : 'listFailed')}
        isReasonInTitle={forbidden}
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

/** A 404 is an empty list. */
function noneIfNotFound(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

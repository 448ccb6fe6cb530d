import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { call } from '../api/call'
import { callOptions } from '../api/use-call'
import { EmptyState } from '../frame/empty-state'
import { QueryView } from '../frame/query-view'
import { useKeptPlace } from '../frame/use-kept-place'
import { notifyError, notifySuccess } from '../notify'
import type { Column } from '../table/table-sort'
import { DisabledTable } from './disabled-table'
import { ReactivateDialog, type ReactivateWord } from './reactivate-dialog'
import { type EnableCall, useReactivation } from './use-reactivation'

/** What the list says: one key each below `disabled` in its area's texts. */
export type DisabledWord =
  | ReactivateWord
  | 'title'
  | 'listFailed'
  | 'listForbidden'
  | 'none'
  /** What will stand here. */
  | 'noneHelp'
  /** The accessible name of a row's button. */
  | 'reactivateRow'
  | 'done'
  | 'gone'

interface DisabledListProps<T> {
  list: Call<string, CallOptions, Record<never, never>, T[]>
  enable: EnableCall
  /** On a phone the first stands alone, with the cells of the others below its own. */
  columns: Column<T>[]
  /** The sentence of a word, about a row where it names one. */
  say: (word: DisabledWord, row?: T) => string
}

/** What is disabled in one area, to be reactivated. The API says row by row who may. */
export function DisabledList<T extends { id: number; can: { enable: boolean } }>(props: DisabledListProps<T>) {
  const { list, columns, say, enable } = props
  const { queryKey, ...options } = callOptions(list)
  const query = useQuery({
    ...options,
    queryKey,
    queryFn: ({ signal }) => call(list, { signal }).catch(noneIfNotFound),
  })
  const keepPlace = useKeptPlace('main', query.data)
  const { ask, ...reactivation } = useReactivation<T>({
    enable,
    listKey: queryKey,
    onDone: (row) => {
      keepPlace()
      notifySuccess(say('done', row))
    },
    onGone: (row) => {
      keepPlace()
      notifyError(say('gone', row))
    },
  })
  const forbidden = query.error instanceof ApiError && query.error.status === 403

  return (
    <>
      <QueryView
        query={query}
        errorTitle={say(forbidden ? 'listForbidden' : 'listFailed')}
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
      <ReactivateDialog {...reactivation} say={say} />
    </>
  )
}

/** A list that is not found has nobody in it. */
function noneIfNotFound(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

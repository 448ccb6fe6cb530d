import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { EmptyState } from '../frame/empty-state'
import { QueryView } from '../frame/query-view'
import { useKeptPlace } from '../frame/use-kept-place'
import { notifyError, notifySuccess } from '../notify'
import type { Column } from '../table/table-sort'
import { DisabledTable } from './disabled-table'
import { ReactivateDialog, type ReactivateWord } from './reactivate-dialog'
import { useReactivation } from './use-reactivation'

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
  query: UseQueryResult<T[]>
  listKey: QueryKey
  /** What else shows a row or counts it. */
  affected: QueryKey[]
  /** On a phone the first stands alone, with the cells of the others below its own. */
  columns: Column<T>[]
  /** The sentence of a word, about a row where it names one. */
  say: (word: DisabledWord, row?: T) => string
  enable: (row: T) => Promise<unknown>
}

/** What is disabled in one area, to be reactivated. The API says row by row who may. */
export function DisabledList<T extends { id: number; can: { enable: boolean } }>(props: DisabledListProps<T>) {
  const { query, listKey, affected, columns, say, enable } = props
  const keepPlace = useKeptPlace('main', query.data)
  const { ask, ...reactivation } = useReactivation<T>({
    send: enable,
    listKey,
    affected,
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

/** For the query of such a list: one that is not found has nobody in it. */
export function noneIfNotFound(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

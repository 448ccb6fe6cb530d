import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { EmptyState } from '../frame/empty-state'
import { QueryView } from '../frame/query-view'
import { useKeptPlace } from '../frame/use-kept-place'
import { notifyError, notifySuccess } from '../notify'
import type { Column } from '../table/table-sort'
import { DisabledTable } from './disabled-table'
import { ReactivateDialog, type ReactivateWords } from './reactivate-dialog'
import { useReactivation } from './use-reactivation'

export interface DisabledWords<T> extends ReactivateWords<T> {
  title: string
  listFailed: string
  listForbidden: string
  none: string
  /** What will stand here. */
  noneHelp: string
  /** The accessible name of a row's button. */
  reactivateRow: (row: T) => string
  done: (row: T) => string
  gone: (row: T) => string
}

interface DisabledListProps<T> {
  query: UseQueryResult<T[]>
  listKey: QueryKey
  /** What else shows a row or counts it. */
  affected: QueryKey[]
  /** On a phone the first stands alone, with the cells of the others below its own. */
  columns: Column<T>[]
  words: DisabledWords<T>
  enable: (row: T) => Promise<unknown>
}

/** What is disabled in one area, to be reactivated. The API says row by row who may. */
export function DisabledList<T extends { id: number; can: { enable: boolean } }>(props: DisabledListProps<T>) {
  const { query, listKey, affected, columns, words, enable } = props
  const keepPlace = useKeptPlace('main', query.data)
  const { ask, ...reactivation } = useReactivation<T>({
    send: enable,
    listKey,
    affected,
    onDone: (row) => {
      keepPlace()
      notifySuccess(words.done(row))
    },
    onGone: (row) => {
      keepPlace()
      notifyError(words.gone(row))
    },
  })
  const forbidden = query.error instanceof ApiError && query.error.status === 403

  return (
    <>
      <QueryView
        query={query}
        errorTitle={forbidden ? words.listForbidden : words.listFailed}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={words.none}>{words.noneHelp}</EmptyState>}
      >
        {(rows) => (
          <DisabledTable caption={words.title} rows={rows} columns={columns} nameOf={words.reactivateRow} onAsk={ask} />
        )}
      </QueryView>
      <ReactivateDialog {...reactivation} words={words} />
    </>
  )
}

/** For the query of such a list: one that is not found has nobody in it. */
export function noneIfNotFound(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

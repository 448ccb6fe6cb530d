import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { ConnectionError } from './api-error'

interface AnyQuery {
  queryKey: readonly unknown[]
}
type Placeholder = (previous: unknown, before: AnyQuery | undefined) => unknown

/**
 * Returns the `placeholderData` of a call: while the browser has no network, the answer of another page or filter of the same
 * list or record stays too.
 */
export function placeholderOf(queryKey: readonly unknown[], own: unknown): unknown {
  if (navigator.onLine || (own !== undefined && typeof own !== 'function')) return own
  return ((previous, before) =>
    (own as Placeholder | undefined)?.(previous, before) ??
    (isSameRecord(before?.queryKey, queryKey) ? previous : undefined)) satisfies Placeholder
}

/** Whether two queries make the same call with the same parameters of its path. */
function isSameRecord(before: readonly unknown[] | undefined, now: readonly unknown[]) {
  const record = ([name, input]: readonly unknown[]) =>
    JSON.stringify([name, (input as { params?: object } | undefined)?.params])
  return before !== undefined && record(before) === record(now)
}

/**
 * Keeps the placeholder of a query that fails without a connection, so that the data on the screen stays. The query has both
 * then: the error, and the former answer as its placeholder.
 */
export function useKeptAnswer<Data>(query: UseQueryResult<Data>): UseQueryResult<Data> {
  const shown = useRef(query.data)
  if (!query.isError) shown.current = query.data
  const isLost = query.error instanceof ConnectionError && query.data === undefined && shown.current !== undefined
  if (!isLost) return query
  return { ...query, data: shown.current, isPlaceholderData: true } as unknown as UseQueryResult<Data>
}

import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ErrorState } from './error-state'
import { StaleNotice } from './stale-notice'
import { Updating } from './updating'
import { Waiting } from './waiting'

interface QueryViewProps<T> {
  query: UseQueryResult<T>
  skeleton?: ReactNode
  errorTitle?: string
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** The states of a query. Existing data stays visible during a refetch, even if it fails. */
export function QueryView<T>({ query, skeleton, errorTitle, isEmpty, empty, children }: QueryViewProps<T>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  // The query resets its error on a retry, but the message and the focused button should stay.
  const [retried, setRetried] = useState<Error | null>(null)
  useEffect(() => {
    if (!isFetching) setRetried(null)
  }, [isFetching])

  if (data === undefined) {
    const shown = error ?? (isFetching ? retried : null)
    if (!shown) return <Waiting skeleton={skeleton} />
    const retry = () => {
      setRetried(shown)
      refetch()
    }
    return <ErrorState title={errorTitle} error={shown} busy={isFetching} onRetry={retry} />
  }
  return (
    <>
      {isPlaceholderData && <Updating />}
      {error && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
      {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </>
  )
}

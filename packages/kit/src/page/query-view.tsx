import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from './error-state'
import { StaleNotice } from './stale-notice'
import { Waiting } from './waiting'

interface QueryViewProps<T> {
  query: UseQueryResult<T>
  skeleton?: ReactNode
  errorTitle?: string
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/** The four states of a query. Data that is there stays there while it is fetched again, even if that fails. */
export function QueryView<T>({ query, skeleton, errorTitle, isEmpty, empty, children }: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query
  if (data === undefined) {
    if (error && !isFetching) return <ErrorState title={errorTitle} error={error} onRetry={() => refetch()} />
    return <Waiting skeleton={skeleton} />
  }
  return (
    <>
      {error && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
      {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </>
  )
}

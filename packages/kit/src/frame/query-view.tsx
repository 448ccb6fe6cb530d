import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorState } from './error-state'
import { StaleNotice } from './stale-notice'
import { Updating } from './updating'
import { Waiting } from './waiting'

interface QueryViewProps<T> {
  query: UseQueryResult<T>
  skeleton?: ReactNode
  errorTitle?: string
  /** The title says why it failed. */
  isReasonInTitle?: boolean
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** For a form, which reads its data once: waits for a refetch that runs when it opens. */
  once?: boolean
  children: (data: T) => ReactNode
}

/** The states of a query: loading, failed, empty, and its data; every screen that loads something has one. Existing data stays visible during a refetch, even if it fails. */
export function QueryView<T>({
  query,
  skeleton,
  errorTitle,
  isReasonInTitle,
  isEmpty,
  empty,
  once,
  children,
}: QueryViewProps<T>) {
  const { error, isFetching, isPlaceholderData, refetch } = query
  const hasRead = useRef(!once)
  hasRead.current ||= !isFetching
  const data = hasRead.current ? query.data : undefined
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
    return (
      <ErrorState
        title={errorTitle}
        isReasonInTitle={isReasonInTitle}
        error={shown}
        busy={isFetching}
        onRetry={retry}
      />
    )
  }
  return (
    <>
      {isPlaceholderData && <Updating />}
      {error && <StaleNotice error={error} busy={isFetching} onRetry={() => refetch()} />}
      {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </>
  )
}

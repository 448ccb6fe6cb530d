import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from './error-state'
import { StaleNotice } from './stale-notice'
import classes from './state.module.css'
import { useWait } from './use-wait'
import { Waiting } from './waiting'

interface QueryViewProps<T> {
  query: UseQueryResult<T>
  skeleton?: ReactNode
  errorTitle?: string
  /** Returns the title and reason of an error, in place of the default ones. */
  sayError?: (error: unknown) => { title?: string; reason?: string } | undefined
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  /** Set for a form, which reads its data only when it opens: waits for a running refetch before the form is rendered. */
  once?: boolean
  children: (data: T) => ReactNode
}

/**
 * Shows the state of a query: loading, failed, empty, or its data. Use it on every screen that loads something. Existing data
 * stays visible during a refetch, even if it fails, and former data while there is no connection for the next.
 */
export function QueryView<T>({
  query,
  skeleton,
  errorTitle,
  sayError,
  isEmpty,
  empty,
  once,
  children,
}: QueryViewProps<T>) {
  const { t } = useTranslation('kit')
  const { error, isFetching, isPlaceholderData, refetch } = query
  /** False while `once` waits for a running refetch. */
  const hasRead = useRef(!once)
  hasRead.current ||= !isFetching
  const data = hasRead.current ? query.data : undefined
  // The query resets its error on a retry, but the message and the focused button should stay.
  const [retried, setRetried] = useState<Error | null>(null)
  useEffect(() => {
    if (!isFetching) setRetried(null)
  }, [isFetching])

  const shownError = error ?? (isFetching ? retried : null)
  const retry = () => {
    setRetried(shownError)
    refetch()
  }
  if (data === undefined) {
    if (!shownError) return <Waiting skeleton={skeleton} />
    return (
      <ErrorState title={errorTitle} {...sayError?.(shownError)} error={shownError} busy={isFetching} onRetry={retry} />
    )
  }
  return (
    <>
      {isPlaceholderData && !shownError && <Updating />}
      {shownError && (
        <StaleNotice
          title={isPlaceholderData ? t('former') : undefined}
          error={shownError}
          reason={sayError?.(shownError)?.reason}
          busy={isFetching}
          onRetry={retry}
        />
      )}
      {empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </>
  )
}

/** A progress bar above data that is being replaced, for example by another page of a list. Causes no layout shift. */
export function Updating() {
  const { t } = useTranslation('kit')
  const wait = useWait()
  return (
    <div className={classes.updating} role="status" aria-busy="true">
      {wait !== 'idle' && <span>{wait === 'slow' ? t('slow') : t('loading')}</span>}
    </div>
  )
}

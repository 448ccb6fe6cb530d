import { type ReactNode, useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { loadNamespace } from '../i18n/i18n'
import { loadedPage, loadPage } from './load-page'
import { RemoteBoundary } from './remote-boundary'
import { type FailureReason, RemoteError } from './remote-error'
import { useAttempts } from './use-attempts'

export interface FailedView {
  reason: FailureReason
  /** For maintainers. */
  detail: string
  retrying: boolean
  onRetry: () => void
}

interface RemoteViewProps {
  name: string
  page: string
  waiting: ReactNode
  /** It failed to load. */
  failed: (view: FailedView) => ReactNode
  /** It loaded and threw while rendering. */
  broken: (error: unknown, onRetry: () => void) => ReactNode
}

/** Shows a remote's screen or card: loading state, failures, and retry without a reload. */
export function RemoteView({ name, page, waiting, failed, broken }: RemoteViewProps) {
  const location = useLocation()
  const load = useCallback(
    async (before: number) => {
      const seen = before === 0 ? loadedPage(name, page) : undefined
      const [Page] = await Promise.all([seen ?? loadPage(name, page, before > 0), loadNamespace(name)])
      return Page
    },
    [name, page],
  )
  const { outcome, retrying, retry } = useAttempts(load)
  if (!outcome) return waiting
  if ('error' in outcome) return failed({ ...asFailure(outcome.error), retrying, onRetry: retry })
  return (
    <RemoteBoundary resetKey={location.key} broken={broken}>
      <outcome.value />
    </RemoteBoundary>
  )
}

function asFailure(error: unknown): Pick<FailedView, 'reason' | 'detail'> {
  const detail = error instanceof Error ? error.message : String(error)
  return { reason: error instanceof RemoteError ? error.reason : 'broken', detail }
}

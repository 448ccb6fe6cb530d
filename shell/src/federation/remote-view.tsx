import type { RemoteFailure } from '@fichero/contract/enums'
import { previousRelease } from '@fichero/federation/choose-release'
import { asRemoteError } from '@fichero/federation/explain'
import { loadedPage, loadPage, openPrevious } from '@fichero/federation/load-page'
import { reportFailure } from '@fichero/federation/report-failure'
import { type ComponentType, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFreshRetry } from '../errors/use-fresh-retry'
import { RemoteBoundary } from './remote-boundary'
import { useAttempts } from './use-attempts'

export interface FailedView {
  reason: RemoteFailure
  /** For maintainers. */
  detail: string
  retrying: boolean
  onRetry: () => void
  /** Opens the release before, if there is one: this one threw while rendering and may do so again. */
  onPrevious?: () => void
}

interface RemoteViewProps {
  name: string
  page: string
  /** What the page gets as props. */
  given?: object | undefined
  waiting: ReactNode
  /** It failed to load, or threw while rendering. */
  failed: (view: FailedView) => ReactNode
}

/** Shows a remote's screen, card or section: loading state, failures, and retry without a reload. */
export function RemoteView({ name, page, given, waiting, failed }: RemoteViewProps) {
  const location = useLocation()
  const isFresh = useRef(false)
  const load = useCallback(() => loadPage(name, page, isFresh.current), [name, page])
  const { outcome, retrying, retry } = useAttempts(load, loadedPage(name, page))
  const again = (fresh: boolean) => {
    isFresh.current = fresh
    retry()
  }
  // Each key of a search changes the location, which this screen reads by itself where it needs it.
  const screen = useMemo(() => {
    if (!outcome || 'error' in outcome) return null
    const Page = outcome.value.Page as ComponentType<object>
    return <Page {...given} />
  }, [outcome, given])
  const redraw = useFreshRetry(() => again(true))
  if (!outcome) return waiting
  if ('error' in outcome) {
    const { reason, message } = asRemoteError(outcome.error)
    return failed({ reason, detail: message, retrying, onRetry: () => again(true) })
  }
  const { release } = outcome.value
  const openFormer = () => {
    openPrevious(name, page)
    again(false)
  }
  return (
    <RemoteBoundary
      resetKeys={[location.key, outcome]}
      onError={(error, components) => reportFailure(release, 'render', { page, error, components })}
      broken={(error) =>
        failed({
          reason: 'render',
          detail: String(error),
          retrying,
          onRetry: redraw,
          onPrevious: previousRelease(name, page) && openFormer,
        })
      }
    >
      {screen}
    </RemoteBoundary>
  )
}

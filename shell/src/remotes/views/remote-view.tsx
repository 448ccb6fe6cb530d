import { Waiting } from '@fichero/kit/frame'
import { type ComponentType, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFreshRetry } from '../../errors/use-fresh-retry'
import { loadedPage, loadPage, openPrevious } from '../loader/load-page'
import { previousRelease } from '../loader/registry'
import { asRemoteError } from '../loader/remote-error'
import { reportFailure } from '../loader/report-failure'
import { type Screen, showScreen } from '../loader/shown-screens'
import { type FailedView, PageFailure } from './page-failure'
import { PageSkeleton } from './page-skeleton'
import { RemoteBoundary } from './remote-boundary'
import { useAttempts } from './use-attempts'
import { useModuleName } from './use-label'

interface RemotePageProps {
  name: string
  page: string
}

/** A remote's page inside the app frame. */
export function RemotePage({ name, page }: RemotePageProps) {
  const label = useModuleName(name)
  return (
    <RemoteView
      name={name}
      page={page}
      waiting={
        // `fichero-remote check` waits until this is gone.
        <div data-loading={`${name}/${page}`}>
          <Waiting skeleton={<PageSkeleton />} />
        </div>
      }
      failed={(view) => <PageFailure label={label} {...view} />}
    />
  )
}

interface RemoteViewProps {
  name: string
  page: string
  /** Props for the page, card or section. */
  given?: object | undefined
  /** Rendered while the remote loads. */
  waiting: ReactNode
  /** Rendered if the remote failed to load or threw while rendering. */
  failed: (view: FailedView) => ReactNode
}

/** Loads and renders a page, card or section of a remote, with a loading state, errors, and retry without a page reload. */
export function RemoteView({ name, page, given, waiting, failed }: RemoteViewProps) {
  const location = useLocation()
  /** Whether the next attempt requests the list of remotes again and ignores earlier failures. */
  const isFresh = useRef(false)
  const load = useCallback(() => loadPage(name, page, isFresh.current), [name, page])
  const { outcome, retrying, retry } = useAttempts(load, loadedPage(name, page))
  const again = (fresh: boolean) => {
    isFresh.current = fresh
    retry()
  }
  // Memoized, because each key typed in a search field changes the location and would render the page again.
  const screen = useMemo(() => {
    if (!outcome || 'error' in outcome) return null
    const Page = outcome.value.Page as ComponentType<object>
    return <Page {...given} />
  }, [outcome, given])
  const retryRendering = useFreshRetry(() => again(true))
  const openFormer = () => {
    openPrevious(name, page)
    again(false)
  }
  const onPrevious = () => previousRelease(name, page) && openFormer
  if (!outcome) return waiting
  if ('error' in outcome) {
    const { reason, message } = asRemoteError(outcome.error)
    return failed({
      reason,
      detail: message,
      retrying,
      onRetry: () => again(true),
      onPrevious: reason === 'timeout' ? onPrevious() : undefined,
    })
  }
  const { release } = outcome.value
  return (
    <Shown release={release} page={page}>
      <RemoteBoundary
        resetKeys={[location.key, outcome]}
        onError={(error, components) => reportFailure(release, 'render', { page, error, components })}
        broken={(error) =>
          failed({
            reason: 'render',
            detail: String(error),
            retrying,
            onRetry: retryRendering,
            onPrevious: onPrevious(),
          })
        }
      >
        {screen}
      </RemoteBoundary>
    </Shown>
  )
}

/** Records that a screen is shown while it is mounted: before the browser paints it, and until it is gone. */
function Shown({ release, page, children }: Screen & { children: ReactNode }) {
  useLayoutEffect(() => showScreen({ release, page }), [release, page])
  return children
}

import { Waiting } from '@fichero/kit/frame'
import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RemoteFailure } from '../errors/remote-failure'
import { loadNamespace } from '../i18n/i18n'
import { loadedPage, loadPage } from './load-page'
import { PageSkeleton } from './page-skeleton'
import { RemoteBoundary } from './remote-boundary'
import { RemoteError } from './remote-error'
import { useLabel } from './use-label'

interface Props {
  name: string
  page: string
  labelKey: string
}

type State = { Page: ComponentType } | { failure: RemoteError } | undefined

/** A remote's page in the shell's frame: waits visibly, says what went wrong, tries again without a reload. */
export function RemotePage({ name, page, labelKey }: Props) {
  const location = useLocation()
  const label = useLabel(name, labelKey)
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState(-1)
  const [state, setState] = useState<State>()

  useEffect(() => {
    let live = true
    const settle = (next: State) => {
      if (!live) return
      setState(next)
      setSettled(attempt)
    }
    const seen = loadedPage(name, page)
    const code = seen && attempt === 0 ? Promise.resolve(seen) : loadPage(name, page, attempt > 0)
    Promise.all([code, loadNamespace(name)]).then(
      ([Page]) => settle({ Page }),
      (error: unknown) => settle({ failure: asFailure(error) }),
    )
    return () => {
      live = false
    }
  }, [name, page, attempt])

  const retry = () => setAttempt((count) => count + 1)
  if (state && 'failure' in state) {
    const { reason, message } = state.failure
    const retrying = settled !== attempt
    return <RemoteFailure label={label} reason={reason} detail={message} retrying={retrying} onRetry={retry} />
  }
  if (!state) return <Waiting skeleton={<PageSkeleton />} />
  return (
    <RemoteBoundary resetKey={location.key}>
      <state.Page />
    </RemoteBoundary>
  )
}

const asFailure = (error: unknown) =>
  error instanceof RemoteError
    ? error
    : new RemoteError('broken', error instanceof Error ? error.message : String(error))

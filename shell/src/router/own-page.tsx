import { ConnectionError } from '@fichero/kit/api'
import { Waiting } from '@fichero/kit/frame'
import { type ComponentType, useEffect, useState } from 'react'
import { ErrorPage } from '../errors/error-page'
import { PageSkeleton } from '../federation/page-skeleton'
import { within } from '../federation/within'

const TIME_LIMIT = 8000

type Load = () => Promise<{ Page: ComponentType }>
type State = { Page: ComponentType } | { error: unknown } | undefined

/** A screen of the shell's own that loads when it is first opened. Unlike a router's `lazy`, a failure can be retried. */
export function OwnPage({ load }: { load: Load }) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} load={load} onRetry={() => setAttempt((count) => count + 1)} />
}

function Attempt({ load, onRetry }: { load: Load; onRetry: () => void }) {
  const [state, setState] = useState<State>()
  useEffect(() => {
    let live = true
    const settle = (next: State) => {
      if (live) setState(next)
    }
    within(TIME_LIMIT, 'the screen', load()).then(settle, (cause: unknown) =>
      settle({ error: new ConnectionError({ cause }) }),
    )
    return () => {
      live = false
    }
  }, [load])
  if (!state) return <Waiting skeleton={<PageSkeleton />} />
  if ('error' in state) return <ErrorPage error={state.error} onRetry={onRetry} />
  return <state.Page />
}

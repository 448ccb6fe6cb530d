import { Waiting } from '@fichero/kit/frame'
import { loadCode } from '@fichero/kit/releases'
import { type ComponentType, useCallback } from 'react'
import { ErrorPage } from '../errors/error-page'
import { withTimeout } from '../remotes/loader/with-timeout'
import { PageSkeleton } from '../remotes/views/page-skeleton'
import { useAttempts } from '../remotes/views/use-attempts'

/** Timeout for loading the code, in ms. */
const TIME_LIMIT = 8000

type Loaded = { Page: ComponentType }

interface LazyPageProps {
  load: () => Promise<Loaded>
  /** Result of an earlier `load`, rendered without waiting. */
  ready?: Loaded | undefined
}

/** A page of the shell whose code is loaded when the page is first opened. */
export function LazyPage({ load, ready }: LazyPageProps) {
  const code = useCallback(() => withTimeout(TIME_LIMIT, 'the screen', loadCode(load)), [load])
  const { outcome, retrying, retry } = useAttempts(code, ready)
  if (outcome && 'value' in outcome) return <outcome.value.Page />
  if (!outcome || retrying) return <Waiting skeleton={<PageSkeleton />} />
  return <ErrorPage error={outcome.error} onRetry={retry} />
}

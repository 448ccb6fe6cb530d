import { withTimeout } from '@fichero/federation/with-timeout'
import { Waiting } from '@fichero/kit/frame'
import { loadCode } from '@fichero/kit/releases'
import { type ComponentType, useCallback } from 'react'
import { ErrorPage } from '../errors/error-page'
import { PageSkeleton } from '../federation/page-skeleton'
import { useAttempts } from '../federation/use-attempts'

const TIME_LIMIT = 8000

type Load = () => Promise<{ Page: ComponentType }>

/** A screen of the shell that is loaded when first opened. */
export function LazyPage({ load }: { load: Load }) {
  const code = useCallback(() => withTimeout(TIME_LIMIT, 'the screen', loadCode(load)), [load])
  const { outcome, retrying, retry } = useAttempts(code)
  if (outcome && 'value' in outcome) return <outcome.value.Page />
  if (!outcome || retrying) return <Waiting skeleton={<PageSkeleton />} />
  return <ErrorPage error={outcome.error} onRetry={retry} />
}

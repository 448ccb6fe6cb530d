import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error'
import { getSession, onSessionChange } from '../session/store'

const FRESH_MS = 30_000
const RETRIES = 2

/** What the API refused it would refuse again; what did not arrive or broke may go better. */
function retry(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status < 500
  return !refused && failures < RETRIES
}

/** One client for shell and remotes. What one person was shown is forgotten when another signs in. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry, staleTime: FRESH_MS, refetchOnWindowFocus: false } },
  })
  let reader = getSession()?.user.id
  onSessionChange(() => {
    const now = getSession()?.user.id
    if (now !== reader) client.clear()
    reader = now
  })
  return client
}

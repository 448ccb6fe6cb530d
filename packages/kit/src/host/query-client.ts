import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, ConnectionError } from '../api/api-error'
import { getSession, onSessionChange } from '../session/store'

/** How long a cached answer stays fresh, in ms. */
const FRESH_MS = 30_000
const RETRIES = 2
/** Delay before the first retry, in ms; it doubles with each retry. */
const FIRST_PAUSE_MS = 400

/** Retries server errors (5xx) and connection errors, unless the browser is offline. Retries no other errors. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError ? error.status < 500 : !(error instanceof ConnectionError)) return false
  return navigator.onLine && failures < RETRIES
}

/**
 * Refetches all queries that failed without a connection. Called when any query succeeds, so that users do not have to
 * retry card by card.
 */
function recover(client: QueryClient) {
  client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.fetchStatus === 'idle' && state.error instanceof ConnectionError,
  })
}

/** Creates the client of shell and remotes. Cached answers are cleared when another user signs in. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onSuccess: () => recover(client) }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Without a network, queries fail visibly instead of waiting, and are refetched when the network returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Mutations fail at once instead of being sent later without the user's knowledge.
      mutations: { networkMode: 'always' },
    },
  })
  let previous = getSession()
  onSessionChange(() => {
    const current = getSession()
    if (current?.user.id !== previous?.user.id) client.clear()
    // Answers say what the user may do (`can`), so they depend on the permissions.
    else if (previous?.permisos && String(current?.permisos) !== String(previous.permisos))
      void client.invalidateQueries()
    previous = current
  })
  return client
}

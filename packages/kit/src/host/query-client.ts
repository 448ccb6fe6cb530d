import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, ConnectionError } from '../api/api-error'
import { getSession, onSessionChange } from '../session/store'

const FRESH_MS = 30_000
const RETRIES = 2
const FIRST_PAUSE_MS = 400

/** Does not retry refusals of the API or calls without a network; retries server and connection errors. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError ? error.status < 500 : !(error instanceof ConnectionError)) return false
  return navigator.onLine && failures < RETRIES
}

/**
 * Refetches failed queries when any query succeeds after a connection failure, so that users do not have to retry card
 * by card.
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
        // Without a network, queries fail visibly instead of waiting, and are refetched when it returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Mutations fail at once instead of being sent later without the user's knowledge.
      mutations: { networkMode: 'always' },
    },
  })
  let reader = getSession()
  onSessionChange(() => {
    const now = getSession()
    if (now?.user.id !== reader?.user.id) client.clear()
    // Answers contain the reader's abilities, so they depend on the permissions.
    else if (reader?.permisos && String(now?.permisos) !== String(reader.permisos)) void client.invalidateQueries()
    reader = now
  })
  return client
}

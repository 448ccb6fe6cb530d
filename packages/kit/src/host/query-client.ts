import { QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, ConnectionError } from '../api/api-error'
import { getSession, onSessionChange } from '../session/store'

const FRESH_MS = 30_000
const RETRIES = 2
const FIRST_PAUSE_MS = 400

/** What the API refused it would refuse again, and without a network nothing arrives; what broke on its way may go better. */
function retry(failures: number, error: Error): boolean {
  if (error instanceof ApiError ? error.status < 500 : !(error instanceof ConnectionError)) return false
  return navigator.onLine && failures < RETRIES
}

/** What was not reached before may be again, now that something was: nobody should press one button per card. */
function recover(client: QueryClient) {
  client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.fetchStatus === 'idle' && state.error instanceof ConnectionError,
  })
}

/** One client for shell and remotes. What one person was shown is forgotten when another signs in. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onSuccess: () => recover(client) }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: (failures) => FIRST_PAUSE_MS * 2 ** failures,
        staleTime: FRESH_MS,
        refetchOnWindowFocus: false,
        // Without a network a screen says so, instead of waiting in silence until there is one; then it asks again by itself.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // What was not saved is told at once, and not saved behind the person's back an hour later.
      mutations: { networkMode: 'always' },
    },
  })
  let reader = getSession()
  onSessionChange(() => {
    const now = getSession()
    if (now?.user.id !== reader?.user.id) client.clear()
    // Answers say what their reader may do.
    else if (reader?.permisos && String(now?.permisos) !== String(reader.permisos)) void client.invalidateQueries()
    reader = now
  })
  return client
}

import { useQuery } from '@fichero/kit/data'

/** Refetch interval, because faults appear and disappear while the page is open. */
export const REFRESH_MS = 20_000
/** Timeout: a running server answers its readiness probe within two seconds. */
const LIMIT_MS = 4000

export type Readiness = 'ready' | 'not_ready' | 'no_answer'

/** By HTTP status. Other statuses come from a proxy that reaches no server. */
const READINESS: Record<number, Readiness> = { 200: 'ready', 503: 'not_ready' }

/** Requests the readiness probe. */
async function probeReadiness(): Promise<Readiness> {
  try {
    const answer = await fetch('/api/health/ready', { signal: AbortSignal.timeout(LIMIT_MS) })
    await answer.text()
    return READINESS[answer.status] ?? 'no_answer'
  } catch {
    return 'no_answer'
  }
}

/**
 * Returns the readiness of the server, from the endpoint of its readiness probe. Other endpoints check the session in the
 * database first, and would never answer while the database hangs.
 */
export const useReady = (): Readiness =>
  useQuery({ queryKey: ['ready'], queryFn: probeReadiness, refetchInterval: REFRESH_MS, networkMode: 'always' }).data ??
  'ready'

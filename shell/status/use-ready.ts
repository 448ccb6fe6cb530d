import { useQuery } from '@fichero/kit/data'

/** Things go wrong, and right again, while the screen is open. */
export const REFRESH_MS = 20_000
/** A server that runs says in two seconds whether it is ready. */
const LIMIT_MS = 4000

export type Readiness = 'ready' | 'not_ready' | 'no_answer'

/** Other errors are of a proxy that reaches no server. */
const READINESS: Record<number, Readiness> = { 200: 'ready', 503: 'not_ready' }

async function ask(): Promise<Readiness> {
  try {
    const answer = await fetch('/api/health/ready', { signal: AbortSignal.timeout(LIMIT_MS) })
    await answer.text()
    return READINESS[answer.status] ?? 'no_answer'
  } catch {
    return 'no_answer'
  }
}

/**
 * Whether the server can do its work, as its probes are told. Where the database does not answer, the session of every other
 * call waits for it, and one that is frozen answers nothing.
 */
export const useReady = (): Readiness =>
  useQuery({ queryKey: ['ready'], queryFn: ask, refetchInterval: REFRESH_MS, networkMode: 'always' }).data ?? 'ready'

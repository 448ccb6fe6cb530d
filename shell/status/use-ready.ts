import { useQuery } from '@fichero/kit/data'

/** Things go wrong, and right again, while the screen is open. */
export const REFRESH_MS = 20_000

async function ask(): Promise<boolean> {
  const answer = await fetch('/api/health/ready')
  await answer.text()
  return answer.status < 500
}

/**
 * Whether the server can do its work, as its probes are told. Where the database does not answer, the session of every other
 * call waits for it, and this one is answered in two seconds.
 */
export const useReady = () =>
  useQuery({ queryKey: ['ready'], queryFn: ask, refetchInterval: REFRESH_MS, retry: false }).data !== false

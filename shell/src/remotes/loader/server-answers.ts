import { abortAfter } from './with-timeout'

/** Timeout of the request in ms. */
const LIMIT = 2000

/** The pending check, which concurrent callers share. */
let pendingCheck: Promise<boolean> | undefined

/**
 * Returns whether the server answers. That distinguishes a lost connection from a file that a proxy or browser extension
 * blocks, whose errors are the same. Concurrent callers share one request.
 */
export function serverAnswers(milliseconds = LIMIT): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  pendingCheck ??= checkHealth(abortAfter(Math.min(milliseconds, LIMIT))).finally(() => {
    pendingCheck = undefined
  })
  return pendingCheck
}

/** Checks `ok` in the answer, because something else may answer, such as the sign-in page of a network. */
async function checkHealth(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal })
    return answer.ok && (await answer.json()).ok === true
  } catch {
    return false
  }
}

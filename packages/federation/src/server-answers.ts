import { abortAfter } from './with-timeout'

/** In ms. */
const LIMIT = 2000

let asking: Promise<boolean> | undefined

/**
 * Returns whether Fichero answers now. A file that a proxy or an extension blocks fails like one of a lost connection; pages
 * that fail at the same time ask once.
 */
export function serverAnswers(milliseconds = LIMIT): Promise<boolean> {
  if (!navigator.onLine) return Promise.resolve(false)
  asking ??= ask(abortAfter(Math.min(milliseconds, LIMIT))).finally(() => {
    asking = undefined
  })
  return asking
}

/** What else answers in its place, such as the sign-in page of a network, does not say `ok`. */
async function ask(signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal })
    return answer.ok && (await answer.json()).ok === true
  } catch {
    return false
  }
}

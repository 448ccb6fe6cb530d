import { getSession } from '../session/store'
import { isPrefetched, startPrefetches } from './prefetched-calls'
import { headersOf, pageLanguage } from './request-headers'

/** How long a prefetched answer may be used, in ms. */
export const PREFETCH_MS = 10_000

/** Prefetches the first requests of a screen whose link the user is about to click. The screen uses the answers when it opens. */
export function prefetchCalls(urls: readonly string[]) {
  const session = getSession()
  startPrefetches(
    urls.filter((url) => !isPrefetched(url)),
    () => headersOf(session, pageLanguage()),
    PREFETCH_MS,
  )
}

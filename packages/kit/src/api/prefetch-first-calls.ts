// Part of an inline script that runs before all others: keep this module small, and import no module with side effects.
import type { Language } from '@fichero/contract/enums'
import { type AskedFirst, FIRST_CALLS_ID } from '@fichero/contract/first-calls'
import { allows } from '../session/allows'
import { storedSession } from '../session/stored-session'
import { type PrefetchedCall, startPrefetches } from './prefetched-calls'
import { headersOf } from './request-headers'

/** How long a prefetched answer may be used, in ms: scripts may take this long to load over a slow connection. */
export const FIRST_CALLS_MS = 20_000

/**
 * Prefetches the first requests of this page, as listed in its HTML, except those that the user may not make. The API client
 * uses the answers (`prefetched-calls.ts`). Returns the request whose answer fills the page's first rows.
 */
export function prefetchFirstCalls(language: Language): PrefetchedCall | undefined {
  const session = storedSession()
  const listed = JSON.parse(document.getElementById(FIRST_CALLS_ID)?.textContent || '[]') as AskedFirst[]
  const allowed = listed.filter(({ access }) => allows(session, access))
  const urls = allowed.flatMap(({ calls }) => calls)
  const handed = startPrefetches([...new Set(urls)], () => headersOf(session, language), FIRST_CALLS_MS)
  return handed.find(({ url }) => allowed.some(({ fills }) => fills === url))
}

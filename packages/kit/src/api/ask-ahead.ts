import { getSession } from '../session/store'
import { handCalls, isHanded } from './handed-calls'
import { headersOf, pageLanguage } from './request-headers'

/** How long in ms an answer is still shown to who presses the link after all. */
export const AHEAD_MS = 10_000

/** Makes the calls with which the screen of a link begins, whose use is near: it takes the answers when it opens. */
export function askAhead(urls: readonly string[]) {
  const session = getSession()
  handCalls(
    urls.filter((url) => !isHanded(url)),
    () => headersOf(session, pageLanguage()),
    AHEAD_MS,
  )
}

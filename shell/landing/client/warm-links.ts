import { fetchQuietly } from '../../documents/client/fetch-quietly'

const INTENTS = ['pointerenter', 'focus', 'touchstart'] as const

/**
 * Fetches the files of the page that a link leads to when the pointer or focus reaches it. Not earlier, so that readers of
 * this page do not download them.
 */
export function warmLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-warms]')) {
    const stop = new AbortController()
    const warm = () => {
      stop.abort()
      void fetchQuietly([link.pathname])
    }
    for (const intent of INTENTS) link.addEventListener(intent, warm, { passive: true, signal: stop.signal })
  }
}

import { followChoices } from '../src/documents/choices'
import { prefetchPages } from '../src/navigation/prefetch-pages'
import { markCurrentSection } from './client/current-section'

/** Events that usually precede a click on a link. */
const INTENTS = ['pointerenter', 'focus', 'touchstart'] as const

/**
 * Prefetches the files of a link's page when the pointer or focus reaches the link. Not earlier, so that visitors who only
 * read this page do not download them.
 */
function prefetchLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) {
    const stop = new AbortController()
    const prefetch = () => {
      stop.abort()
      void prefetchPages([link.pathname])
    }
    for (const intent of INTENTS) link.addEventListener(intent, prefetch, { passive: true, signal: stop.signal })
  }
}

// The browser opens the popover of the menu, and closes it on Escape and on a click outside. It stays open on other events.
const menu = document.getElementById('menu')
const links = menu?.querySelectorAll('a') ?? []
for (const link of links) link.addEventListener('click', () => menu?.hidePopover())
window.addEventListener('resize', () => menu?.hidePopover())

markCurrentSection()
prefetchLinks()
// Last, because browsers may deny access to the storage.
followChoices()

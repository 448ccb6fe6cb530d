// Part of the inline script in the page's head: keep this module small.
import { isPlainClick } from '../list-navigation/plain-click'

/** How long a click waits for the screen, in ms, before the browser follows the link. */
const TIMEOUT_MS = 3000

/**
 * Delays a click on a link of the first rows until React has rendered the screen (`rootBesidePrerendered`), which then opens the
 * link. Only the screen knows the list that contains the link, and opens the link without loading a page.
 */
export function delayClicks(main: HTMLElement) {
  main.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    main.dataset.pressed = link.href
    setTimeout(() => {
      if (main.isConnected && main.dataset.pressed === link.href) window.location.assign(link.href)
    }, TIMEOUT_MS)
  })
}

/** Returns the URL of the link that was clicked last in `frame`; undefined without a click. */
export const delayedClick = (frame: HTMLElement) => frame.querySelector('main')?.dataset.pressed

import { delayedClick } from '../first-rows/delayed-click'

const BUSY = '[aria-busy="true"]'

/** Returns the element that the hash of the URL names. */
const headingOfAddress = () => document.getElementById(window.location.hash.slice(1))

/**
 * Returns the element to render the shell into. If `frame` contains prerendered content of the page, that content stays visible
 * until the screen is complete: the shell renders into a hidden element beside the frame, which then replaces the content.
 */
export function rootBesidePrerendered(frame: HTMLElement): HTMLElement {
  if (!frame.querySelector('main')) return frame
  const screen = document.createElement('div')
  screen.className = 'first-paint-next'
  frame.before(screen)
  const scrolled = window.scrollY
  let isRendered = false
  new MutationObserver((_, observer) => {
    const main = screen.querySelector('main')
    if (!main) return
    // The router scrolls to the top, but the user may have scrolled down meanwhile.
    if (!isRendered && scrolled > 0) window.scrollTo(0, scrolled)
    isRendered = true
    if (main.childElementCount === 0 || main.querySelector(BUSY)) return
    observer.disconnect()
    openSameDetails(frame, screen)
    const pressed = delayedClick(frame)
    const focused = frame.contains(document.activeElement) && document.activeElement
    // Hidden and not removed, because the frame contains the style sheets too.
    frame.hidden = true
    frame.querySelector('main')?.remove()
    screen.className = ''
    const target = focused instanceof HTMLAnchorElement ? linkTo(screen, focused.href) : headingOfAddress()
    target?.focus({ preventScroll: true })
    if (pressed) follow(screen, pressed)
  }).observe(screen, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  return screen
}

/** Opens the `details` elements that the user has opened in the prerendered content, matched by their summaries. */
function openSameDetails(frame: HTMLElement, screen: HTMLElement) {
  const headings = [...frame.querySelectorAll('details[open] > summary')].map((heading) => heading.textContent)
  for (const heading of screen.querySelectorAll('main details > summary'))
    if (headings.includes(heading.textContent)) heading.parentElement?.setAttribute('open', '')
}

/** Clicks the link to this address on the screen; without such a link, loads the address as a page. */
function follow(screen: HTMLElement, address: string) {
  const link = linkTo(screen, address)
  if (link) link.click()
  else window.location.assign(address)
}

/** Returns the first visible link to this address on the screen. */
const linkTo = (screen: HTMLElement, address: string) =>
  [...screen.querySelectorAll('a')].find((link) => link.href === address && link.checkVisibility())

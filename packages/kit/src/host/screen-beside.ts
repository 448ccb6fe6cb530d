import { heldPress } from '../first-rows/held-press'

const BUSY = '[aria-busy="true"]'

const headingOfAddress = () => document.getElementById(window.location.hash.slice(1))

/**
 * Returns the element to render the shell into. If the server wrote the text of the page into `frame`, that text stays
 * until the screen is complete, which is drawn unseen beside it and then takes its place.
 */
export function screenBeside(frame: HTMLElement): HTMLElement {
  if (!frame.querySelector('main')) return frame
  const screen = document.createElement('div')
  screen.className = 'first-paint-next'
  frame.before(screen)
  const scrolled = window.scrollY
  let isDrawn = false
  new MutationObserver((_, observer) => {
    const main = screen.querySelector('main')
    if (!main) return
    // The router begins at the top, but the reader may have read on.
    if (!isDrawn && scrolled > 0) window.scrollTo(0, scrolled)
    isDrawn = true
    if (main.childElementCount === 0 || main.querySelector(BUSY)) return
    observer.disconnect()
    openAlso(frame, screen)
    const pressed = heldPress(frame)
    const focused = frame.contains(document.activeElement) && document.activeElement
    // The style sheets stand in the frame too, in front of the text.
    frame.hidden = true
    frame.querySelector('main')?.remove()
    screen.className = ''
    const again = focused instanceof HTMLAnchorElement ? linkTo(screen, focused.href) : headingOfAddress()
    again?.focus({ preventScroll: true })
    if (pressed) follow(screen, pressed)
  }).observe(screen, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  return screen
}

/** What the reader has opened in the text is open in the screen, by its heading. */
function openAlso(frame: HTMLElement, screen: HTMLElement) {
  const headings = [...frame.querySelectorAll('details[open] > summary')].map((heading) => heading.textContent)
  for (const heading of screen.querySelectorAll('main details > summary'))
    if (headings.includes(heading.textContent)) heading.parentElement?.setAttribute('open', '')
}

function follow(screen: HTMLElement, address: string) {
  const link = linkTo(screen, address)
  if (link) link.click()
  else window.location.assign(address)
}

const linkTo = (screen: HTMLElement, address: string) =>
  [...screen.querySelectorAll('a')].find((link) => link.href === address && link.checkVisibility())

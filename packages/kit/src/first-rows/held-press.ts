// Part of the lines in the page's head: it stays small.
import { isPlainPress } from '../way/plain-press'

/** How long in ms a press waits for the screen, before its link leads on as in a page without scripts. */
const PATIENCE = 3000

/**
 * Keeps a press on a link of the first rows for the screen that takes their place. Only the screen knows of which list the
 * link is one, and does not load the page anew.
 */
export function holdPresses(main: HTMLElement) {
  main.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isPlainPress(event)) return
    event.preventDefault()
    main.dataset.pressed = link.href
    setTimeout(() => {
      if (main.isConnected && main.dataset.pressed === link.href) window.location.assign(link.href)
    }, PATIENCE)
  })
}

/** The address of the link that was pressed last in the text of a frame and still waits. */
export const heldPress = (frame: HTMLElement) => frame.querySelector('main')?.dataset.pressed

import { isStop, type Place, stopAt } from './place-of'
import { putFocus } from './put-focus'

/** An element that had the focus. */
interface Held {
  element: HTMLElement
  /** A navigation takes the focus to the heading of the new screen. */
  path: string
  /** Set once it is removed. */
  place?: Place
  wasDisabled?: boolean
}

/** Screens that focus something themselves have done so by then. */
const SETTLED_MS = 50

const isNowhere = () => document.activeElement === null || document.activeElement === document.body
const WORKING = '[aria-busy="true"], [data-loading]'

/**
 * Keeps the focus on the page: when the element that has it is removed or disabled, the focus goes to what took its
 * place. Does nothing for who points, presses beside everything and so has no focus. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  /** One of each dialog and one outside: a dialog gives the focus back to what opened it, which may go as well. */
  let held: Held[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest('dialog')
    const others = held.filter(({ element }) => element.closest('dialog') !== dialog)
    held = [...others, { element: target, path: location.pathname }]
  }
  let hasPressedStop = false
  const press = (event: MouseEvent) => {
    const { target, detail: presses } = event
    if (!(target instanceof Element)) return
    const isOnStop = isStop(target)
    // A double click on a button that its first press removed: the second one is meant for nothing else.
    if (presses > 1 && hasPressedStop && !isOnStop) return event.preventDefault()
    hasPressedStop = isOnStop
    if (!isOnStop && !target.closest('dialog')) held = []
  }
  const look = () => {
    timer = undefined
    if (!isNowhere()) return
    for (const one of held.toReversed()) {
      if (one.path !== location.pathname) return
      const found = successorOf(one)
      if (found === 'wait') return
      if (found) return putFocus(found)
    }
    // A dialog that the address opened, and that nothing on the page leads back from.
    const heading = held.length > 0 ? document.querySelector<HTMLElement>('main h1') : null
    if (heading) putFocus(heading)
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const one of held) noteRemoval(one, record)
    timer ??= setTimeout(look, SETTLED_MS)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'data-loading', 'aria-busy'],
  })
  document.addEventListener('focusin', hold)
  document.addEventListener('mousedown', press, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', hold)
    document.removeEventListener('mousedown', press, true)
  }
}

/** Follows the place of an element through what is removed around it. */
function noteRemoval(one: Held, { target, removedNodes, addedNodes, previousSibling: previous }: MutationRecord) {
  const at = one.place?.parent ?? one.element
  for (const removed of removedNodes) {
    if (target instanceof Element && removed.contains(at))
      one.place = { parent: target, previous, removed, come: new WeakSet() }
    else if (one.place?.previous === removed) one.place.previous = previous
  }
  if (target === one.place?.parent) for (const added of addedNodes) one.place.come.add(added)
}

/** Undefined if nothing is left of its surroundings, as of a dialog. */
function successorOf(one: Held): HTMLElement | 'wait' | undefined {
  const { element, place } = one
  if (element.isConnected) {
    if (!element.matches(':disabled')) return place || one.wasDisabled ? element : 'wait'
    one.wasDisabled = true
    const { parentElement: parent, previousSibling: previous } = element
    return element.matches(WORKING) || !parent
      ? 'wait'
      : stopAt({ parent, previous, removed: element, come: new WeakSet() })
  }
  if (!place?.parent.isConnected || place.parent === document.body) return undefined
  return place.parent.querySelector(WORKING) ? 'wait' : stopAt(place)
}

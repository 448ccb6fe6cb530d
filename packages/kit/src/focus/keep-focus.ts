import { isTabStop, type Position, successorAt } from './focus-successor'
import { putFocus } from './put-focus'

/** An element that had the focus. */
interface LastFocused {
  element: HTMLElement
  /** The page's path at that time: after a navigation, the new screen sets the focus. */
  path: string
  /** Set when the element is removed. */
  position?: Position
  wasDisabled?: boolean
}

/** Delay in ms: a screen that moves the focus itself has done so by then. */
const SETTLED_MS = 50

/** Whether no element has the focus. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body
const BUSY = '[aria-busy="true"], [data-loading]'

/**
 * Keeps the focus on the page: when the focused element is removed or disabled, the focus moves to the element that took
 * its place. Does nothing after a click outside all controls, which clears the focus. Returns a function that stops this.
 */
export function keepFocus(): () => void {
  /** The last focused element of the page and of each dialog. A closed dialog returns the focus to its opener, if it exists. */
  let lastFocused: LastFocused[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest('dialog')
    const inOtherDialogs = lastFocused.filter(({ element }) => element.closest('dialog') !== dialog)
    lastFocused = [...inOtherDialogs, { element: target, path: location.pathname }]
  }
  let wasOnTabStop = false
  const onMouseDown = (event: MouseEvent) => {
    const { target, detail: clicks } = event
    if (!(target instanceof Element)) return
    const isOnTabStop = isTabStop(target)
    // The first click of a double click removed its button; the second one must not reach another element.
    if (clicks > 1 && wasOnTabStop && !isOnTabStop) return event.preventDefault()
    wasOnTabStop = isOnTabStop
    if (!isOnTabStop && !target.closest('dialog')) lastFocused = []
  }
  const restoreFocus = () => {
    timer = undefined
    if (!isFocusLost()) return
    for (const item of lastFocused.toReversed()) {
      if (item.path !== location.pathname) return
      const successor = successorOf(item)
      if (successor === 'wait') return
      if (successor) return putFocus(successor)
    }
    // A dialog that was opened by the URL has no opener.
    const heading = lastFocused.length > 0 ? document.querySelector<HTMLElement>('main h1') : null
    if (heading) putFocus(heading)
  }
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const item of lastFocused) noteRemoval(item, record)
    timer ??= setTimeout(restoreFocus, SETTLED_MS)
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'data-loading', 'aria-busy'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('mousedown', onMouseDown, true)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('mousedown', onMouseDown, true)
  }
}

/** Stores where an element was when a DOM change removes it, and updates that position after later changes. */
function noteRemoval(
  item: LastFocused,
  { target, removedNodes, addedNodes, previousSibling: previous }: MutationRecord,
) {
  const at = item.position?.parent ?? item.element
  for (const removed of removedNodes) {
    if (target instanceof Element && removed.contains(at))
      item.position = { parent: target, previous, removed, arrived: new WeakSet() }
    else if (item.position?.previous === removed) item.position.previous = previous
  }
  if (target === item.position?.parent) for (const added of addedNodes) item.position.arrived.add(added)
}

/**
 * Returns the element to focus in place of a lost element, or `wait` while the element or its list is loading. Undefined if all
 * that surrounded the element is gone, such as a dialog.
 */
function successorOf(item: LastFocused): HTMLElement | 'wait' | undefined {
  const { element, position } = item
  if (element.isConnected) {
    if (!element.matches(':disabled')) return position || item.wasDisabled ? element : 'wait'
    item.wasDisabled = true
    const { parentElement: parent, previousSibling: previous } = element
    return element.matches(BUSY) || !parent
      ? 'wait'
      : successorAt({ parent, previous, removed: element, arrived: new WeakSet() })
  }
  if (!position?.parent.isConnected || position.parent === document.body) return undefined
  return position.parent.querySelector(BUSY) ? 'wait' : successorAt(position)
}

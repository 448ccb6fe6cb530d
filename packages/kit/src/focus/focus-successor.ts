/** Where an element was when it or an ancestor was removed. */
export interface Position {
  parent: Element
  /** The sibling before the removed child. */
  previous: Node | null
  /** The removed child of `parent`. */
  removed: Node
  /** Children that were added to `parent` since. */
  arrived: WeakSet<Node>
}

/** Selector of elements that Tab reaches. */
const STOPS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Whether an element is part of a control that can have the focus, or of its label. */
export const isTabStop = (element: Element) => element.closest(`${STOPS}, label`) !== null

const isVisible = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

/** Returns the node itself if it is a visible tab stop, otherwise the first visible tab stop in the node. */
function stopIn(node: Node | null | undefined): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined
  return [node, ...node.querySelectorAll<HTMLElement>('*')].find((node) => node.matches(STOPS) && isVisible(node))
}

/** Whether two elements are rows, cards or buttons of the same kind. */
const isAlike = (node: Node | null, other: Node) =>
  node instanceof Element &&
  other instanceof Element &&
  node.nodeName === other.nodeName &&
  node.className === other.className

/**
 * Returns the element to focus in place of a removed element: its replacement, else the next sibling of the same kind, else the
 * previous sibling of the same kind, else the heading above.
 */
export function successorAt({ parent, previous, removed, arrived }: Position): HTMLElement | undefined {
  const previousSibling = previous?.parentNode === parent ? previous : null
  const nextSibling = previousSibling ? previousSibling.nextSibling : parent.firstChild
  const replacement =
    nextSibling && (arrived.has(nextSibling) || isAlike(nextSibling, removed)) ? stopIn(nextSibling) : undefined
  return (
    replacement ??
    (isAlike(previousSibling, removed) ? stopIn(previousSibling) : undefined) ??
    headingOver(parent, previousSibling)
  )
}

/** Returns the last heading above `before` (else above `parent`), or the first heading of the dialog or screen. */
function headingOver(parent: Element, before: Node | null): HTMLElement | undefined {
  const container = parent.closest('dialog, main') ?? document
  const headings = [...container.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter(isVisible)
  const isAbove = (heading: Node) =>
    before?.contains(heading) ||
    ((before ?? parent).compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return headings.findLast(isAbove) ?? headings[0]
}

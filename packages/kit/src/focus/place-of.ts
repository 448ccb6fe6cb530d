/** Where an element was when it, or something around it, was removed. */
export interface Place {
  parent: Element
  /** The node before it. */
  previous: Node | null
  /** What was removed from here. */
  removed: Node
  /** What came here since. */
  come: WeakSet<Node>
}

const STOPS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

export const isStop = (element: Element) => element.closest(`${STOPS}, label`) !== null

const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

function stopIn(node: Node | null | undefined): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined
  return [node, ...node.querySelectorAll<HTMLElement>('*')].find((one) => one.matches(STOPS) && isSeen(one))
}

/** Another row, card or button of the same kind. */
const isAlike = (one: Node | null, other: Node) =>
  one instanceof Element &&
  other instanceof Element &&
  one.nodeName === other.nodeName &&
  one.className === other.className

/**
 * Returns what has the focus instead of an element that was here: what came in its place, else the next of its kind, else
 * the one before, else the heading above.
 */
export function stopAt({ parent, previous, removed, come }: Place): HTMLElement | undefined {
  const before = previous?.parentNode === parent ? previous : null
  const after = before ? before.nextSibling : parent.firstChild
  const next = after && (come.has(after) || isAlike(after, removed)) ? stopIn(after) : undefined
  return next ?? (isAlike(before, removed) ? stopIn(before) : undefined) ?? headingOver(parent, before)
}

function headingOver(parent: Element, before: Node | null): HTMLElement | undefined {
  const around = parent.closest('dialog, main') ?? document
  const headings = [...around.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter(isSeen)
  const isAbove = (heading: Node) =>
    before?.contains(heading) ||
    ((before ?? parent).compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return headings.findLast(isAbove) ?? headings[0]
}

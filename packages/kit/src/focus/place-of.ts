/** Where an element was when it was removed. */
export interface Place {
  parent: Element
  /** The node before it. */
  previous: Node | null
}

const STOPS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]'

const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

function stopIn(node: Node | null): HTMLElement | undefined {
  if (!(node instanceof HTMLElement)) return undefined
  return [node, ...node.querySelectorAll<HTMLElement>('*')].find((one) => one.matches(STOPS) && isSeen(one))
}

/**
 * Returns what has the focus instead of an element that was here: what stands there now, else what stood before it, else
 * the heading above.
 */
export function stopAt({ parent, previous }: Place): HTMLElement | undefined {
  const before = previous?.parentNode === parent ? previous : null
  const after = before ? before.nextSibling : parent.firstChild
  return stopIn(after) ?? stopIn(before) ?? headingOver(parent, before)
}

function headingOver(parent: Element, before: Node | null): HTMLElement | undefined {
  const around = parent.closest('dialog, main') ?? document
  const headings = [...around.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter(isSeen)
  const isAbove = (heading: Node) =>
    before?.contains(heading) ||
    ((before ?? parent).compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return headings.findLast(isAbove) ?? headings[0]
}

import type { Slot } from '../slots'

/** What a template shows. */
export interface View {
  texts: Partial<Record<Slot, string>>
  /** The values of `data-when` whose elements are shown; others are removed. */
  facts?: readonly string[]
  /** The views of the inner templates, by their `data-each`. */
  lists?: Readonly<Record<string, readonly View[]>>
}

/** Returns the content of a template with the texts in the place of their slots. Texts are never read as HTML. */
export function drawTemplate(
  { content }: HTMLTemplateElement,
  { texts, facts = [], lists = {} }: View,
): DocumentFragment {
  const part = document.importNode(content, true)
  for (const element of part.querySelectorAll<HTMLElement>('[data-when]'))
    if (!facts.includes(element.dataset.when ?? '')) element.remove()
  const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    node.data = node.data.replace(/\{(\w+)\}/g, (_, slot: Slot) => texts[slot] ?? '')
  }
  for (const inner of part.querySelectorAll('template'))
    inner.replaceWith(...(lists[inner.dataset.each ?? ''] ?? []).map((view) => drawTemplate(inner, view)))
  return part
}

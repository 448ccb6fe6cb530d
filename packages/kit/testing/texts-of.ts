/** Returns the texts below an element in document order, with whitespace collapsed. */
export function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.replace(/\s+/g, ' ').trim() ?? '')
  return texts.filter(Boolean)
}

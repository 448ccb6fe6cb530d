/** How long a text stays in its region, in ms: screen readers take it when it comes, and the same text can be said again. */
const KEPT_MS = 1000

/** Live regions of the page and of its open dialogs, the innermost last. */
const regions: HTMLElement[] = []

/** Lets an element say what is announced. A dialog has one of its own, because it makes the page's inert. */
export function addRegion(region: HTMLElement): () => void {
  regions.push(region)
  return () => void regions.splice(regions.indexOf(region), 1)
}

/** Whether a dialog is open, in which alone something can be heard. */
export const isInDialog = () => regions.length > 1

/**
 * Says a text to who uses a screen reader, once, when it is done with what it says now. What is on the screen anyway is
 * said by `Announced`, and what was done by `notifySuccess` and `notifyError`.
 */
export function announce(text: string): void {
  const region = regions.at(-1)
  if (!region || text === '') return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), KEPT_MS)
}

/**
 * How long a text stays in its live region, in ms. Screen readers read a text when it is added. The text is removed, so that it
 * can be announced again.
 */
const REMOVED_AFTER_MS = 1000

/** Live regions of the page and of its open dialogs, the innermost last. */
const regions: HTMLElement[] = []

/**
 * Adds a live region, and returns a function that removes it. Each dialog needs a live region, because an open dialog makes the
 * region of the page inert.
 */
export function addRegion(region: HTMLElement): () => void {
  regions.push(region)
  return () => void regions.splice(regions.indexOf(region), 1)
}

/** Whether a dialog is open. Screen readers then read only the live region of the dialog. */
export const isInDialog = () => regions.length > 1

/**
 * Announces a text to screen readers once, after the current announcement. For visible content use `Announced`, for results
 * of an action `notifySuccess` and `notifyError`.
 */
export function announce(text: string): void {
  const region = regions.at(-1)
  if (!region || text === '') return
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), REMOVED_AFTER_MS)
}

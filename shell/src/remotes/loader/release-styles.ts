/** Number of screens that are shown of a release, by the base URL of its files. */
const screens = new Map<string, number>()

/**
 * Applies the style sheets of a release while one of its screens is shown, so that styles of a module that was left cannot change
 * the rest. Returns a function that ends it for this screen.
 * @param base base URL of the release's files
 */
export function applyStyles(base: string): () => void {
  const count = (change: number) => {
    const shown = (screens.get(base) ?? 0) + change
    screens.set(base, shown)
    setStyles(base, shown > 0)
  }
  count(1)
  return () => count(-1)
}

/** `disabled` of the sheet, not of the link: a link that is enabled again requests its file again. */
function setStyles(base: string, isApplied: boolean) {
  for (const sheet of document.styleSheets) if (sheet.href?.startsWith(base)) sheet.disabled = !isApplied
}

import type { Page } from '@playwright/test'

/** The maximum number of tab stops that are checked on a screen. */
const MAX_STOPS = 24

/**
 * Focuses the tab stops from the last to the first, as Shift+Tab does. Returns those that are completely covered or outside
 * the window, six at most
 * (https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum).
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const FRAMES = 30
    const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true })
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`
    const isSeen = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [element, ...labels]
        .flatMap((one) => [...one.getClientRects()])
        .some(({ left, right, top, bottom }) =>
          [0.1, 0.5, 0.9].some((part) => {
            const at = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part)
            return at !== null && [element, ...labels].some((one) => one.contains(at) || at.contains(one))
          }),
        )
    }
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)
    const step = Math.ceil(stops.length / most)
    const problems: string[] = []
    // An element that has the focus already would not be scrolled into view.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, document.documentElement.scrollHeight)
    for (const stop of stops.filter((_, index) => index % step === 0).toReversed()) {
      stop.focus()
      if (document.activeElement !== stop) continue
      // The list of a combobox opens in a separate task, and closes in another one when the focus moves on.
      if (stop.hasAttribute('aria-haspopup')) await new Promise((resolve) => setTimeout(resolve))
      for (let frame = 0; frame < FRAMES && !isSeen(stop); frame++) await new Promise(requestAnimationFrame)
      if (!isSeen(stop)) problems.push(`${nameOf(stop)} is covered or outside the window`)
    }
    window.scrollTo(0, 0)
    return problems.slice(0, 6)
  }, MAX_STOPS)

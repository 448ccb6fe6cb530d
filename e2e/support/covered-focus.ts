import type { Page } from '@playwright/test'

/** How many stops of a screen are tried. */
const MOST = 24

/**
 * Focuses the stops of the keyboard from the last one to the first, as with Shift+Tab, and returns those of which nothing
 * is seen: something lies over them, or they are outside the window. Six at most
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
    // What has the focus already is not brought into view by it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, document.documentElement.scrollHeight)
    for (const stop of stops.filter((_, place) => place % step === 0).toReversed()) {
      stop.focus()
      if (document.activeElement !== stop) continue
      // Its list opens in a task of its own, and closes in another one when the focus goes on.
      if (stop.hasAttribute('aria-haspopup')) await new Promise((resolve) => setTimeout(resolve))
      for (let frame = 0; frame < FRAMES && !isSeen(stop); frame++) await new Promise(requestAnimationFrame)
      if (!isSeen(stop)) problems.push(`${nameOf(stop)} is not seen`)
    }
    window.scrollTo(0, 0)
    return problems.slice(0, 6)
  }, MOST)

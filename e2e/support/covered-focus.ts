import type { Page } from '@playwright/test'

/** How many stops of a screen are tried. */
const MOST = 40

/**
 * Focuses the stops of the keyboard from the last one to the first, as with Shift+Tab, and returns those of which nobody
 * sees the middle: something lies over it, or it is outside the window (https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum).
 */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(async (most) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && stop.tabIndex >= 0 && !stop.closest('[inert]'))
    const step = Math.max(1, Math.ceil(stops.length / most))
    const problems: string[] = []
    window.scrollTo(0, document.documentElement.scrollHeight)
    for (const stop of stops.filter((_, place) => place % step === 0).toReversed()) {
      stop.focus()
      if (document.activeElement !== stop) continue
      await new Promise(requestAnimationFrame)
      // A choice that is drawn by its label, or a link of several lines.
      const [box] = [...stop.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height)
      if (!box || box.width < 2 || box.height < 2) continue
      const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const label = stop instanceof HTMLInputElement ? stop.labels?.[0] : undefined
      if (seen && (stop.contains(seen) || seen.contains(stop) || label?.contains(seen))) {
        if (seen.contains(stop) && seen !== stop.parentElement && !label && !seen.closest('label')) {
          // Fine: a link's padding.
        }
        continue
      }
      problems.push(
        `${stop.tagName.toLowerCase()} «${(stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 30)}» at ${Math.round(box.top)} under ${seen ? `${seen.tagName.toLowerCase()}.${seen.className}` : 'nothing'}`,
      )
    }
    window.scrollTo(0, 0)
    return problems.slice(0, 12)
  }, MOST)

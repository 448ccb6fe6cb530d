import type { Page } from '@playwright/test'

/** Returns the links in tables that are smaller than 24 x 24 px (WCAG 2.5.8), one line each; a link within a sentence may be. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24
    // Layout rounds to parts of a pixel.
    const TOLERANCE = 0.5
    const isInSentence = (link: Element) =>
      [...(link.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    return [...document.querySelectorAll('table a')].flatMap((link) => {
      const { width, height } = link.getBoundingClientRect()
      const isLarge = Math.min(width, height) >= LEAST - TOLERANCE
      if (isLarge || !link.checkVisibility({ visibilityProperty: true }) || isInSentence(link)) return []
      return [`«${(link.textContent ?? '').slice(0, 40)}» has ${Math.round(width)} x ${Math.round(height)} px`]
    })
  })

import type { Page } from '@playwright/test'

/** Counts clicks, taps, choices in native selects, and dropped files. */
export async function countPresses(page: Page) {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1))
    addEventListener('pointerdown', count, true)
    addEventListener('drop', count, true)
    addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && count(), true)
  })
  return {
    count: () => page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0)),
    restart: () => page.evaluate(() => sessionStorage.removeItem('presses')),
  }
}

import { storeChoices } from './demo-system.mjs'

/**
 * Opens a screen of `screen-list.mjs` in a window of this size, theme and language, and captures it with `shoot(page)`.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./demo-system.mjs').Demo} demo
 */
export async function take(browser, demo, screen, { theme, lang, width, height }, shoot) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  try {
    await storeChoices(context, { theme, lang, session: screen.as === 'nobody' ? null : demo.session })
    const page = await context.newPage()
    await screen.before?.(page)
    await page.goto(demo.url + screen.path)
    await waitUntilLoaded(page)
    await screen.open?.(page, lang)
    await waitUntilLoaded(page)
    await shoot(page)
  } finally {
    await context.close()
  }
}

/** Waits until nothing is loading, including lazy images and sections outside the viewport. */
async function waitUntilLoaded(page) {
  await page.locator('h1:visible').first().waitFor()
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  await page.waitForFunction(() => {
    const unseen = document.querySelector('[data-unseen]')
    unseen?.scrollIntoView()
    return !unseen
  })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
}

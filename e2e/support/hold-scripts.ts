import type { Page } from '@playwright/test'

/** Lets no script file arrive, as a slow line does. Returns a function that releases them. */
export async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

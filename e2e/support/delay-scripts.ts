import type { Page } from '@playwright/test'

/** Delays all script files, like a slow connection. Returns a function that lets them load. */
export async function delayScripts(page: Page) {
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

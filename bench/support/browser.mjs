import { findBrowser } from '@fichero/e2e/browser'
import { storeSession } from '@fichero/e2e/session'
import { chromium } from '@playwright/test'

/** Network conditions of the minimum connection in the manuals: 5 Mbps and 40 ms. */
export const MINIMUM_CONNECTION = {
  offline: false,
  latency: 40,
  downloadThroughput: 5_000_000 / 8,
  uploadThroughput: 1_000_000 / 8,
}

/** Network conditions with only a latency, in ms. */
export const withLatency = (latency) => ({ offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })

/** Starts a headless Chromium. */
export function openBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Runs `work` with a page that has an empty cache and a session, under these network conditions. */
export async function withColdPage(browser, session, conditions, work) {
  const context = await browser.newContext()
  try {
    await storeSession(context, session)
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', conditions)
    return await work(page)
  } finally {
    await context.close()
  }
}

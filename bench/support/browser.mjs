import { findBrowser } from '@fichero/e2e/browser'
import { storeSession } from '@fichero/e2e/session'
import { chromium } from '@playwright/test'

/** The minimum connection in the manuals: 5 Mbps and 40 ms. */
export const LINE = { offline: false, latency: 40, downloadThroughput: 5_000_000 / 8, uploadThroughput: 1_000_000 / 8 }

/** A line on which every response comes so many ms later, whatever its size. */
export const delayed = (latency) => ({ offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 })

export function openBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

/** Runs `work` with a page that has an empty cache and is signed in, on a line of these conditions. */
export async function withColdPage(browser, session, line, work) {
  const context = await browser.newContext()
  try {
    await storeSession(context, session)
    const page = await context.newPage()
    const network = await context.newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', line)
    return await work(page)
  } finally {
    await context.close()
  }
}

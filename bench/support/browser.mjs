import { findBrowser } from '@fichero/e2e/browser'
import { chromium } from '@playwright/test'

/** The minimum connection in the manuals: 5 Mbps and 40 ms. */
export const LINE = { offline: false, latency: 40, downloadThroughput: 5_000_000 / 8, uploadThroughput: 1_000_000 / 8 }

export function openBrowser() {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: findBrowser(), args })
}

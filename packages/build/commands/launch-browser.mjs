/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * Starts a browser without a window, or tells what is missing for it: Playwright is not installed with every module.
 * @returns {Promise<{ browser: Browser, missing: '' } | { browser: undefined, missing: string }>}
 */
export async function launchBrowser() {
  const playwright = await import('@playwright/test').catch(() => undefined)
  if (!playwright) return none('Playwright is not installed (npm install --save-dev @playwright/test)')
  const { findBrowser } = await import('./find-browser.mjs')
  const executablePath = findBrowser()
  if (!executablePath) return none('there is no browser (npx playwright install chromium)')
  // Chromium's sandbox refuses to run as root, the usual user in containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { browser: await playwright.chromium.launch({ executablePath, args }), missing: '' }
}

/** @param {string} why */
const none = (why) => ({ browser: undefined, missing: `The screens were not opened: ${why}.` })

import { inSlot } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import { measurePage } from './measure-page.mjs'
import { globalsOf, openVisit } from './open-visit.mjs'
import { excessOf, figuresLine } from './page-figures.mjs'
import { measuredVisits, planVisits, withoutExamples } from './plan-visits.mjs'
import { Refusal } from './refusal.mjs'

/** @typedef {import('./page-figures.mjs').PageFigures} PageFigures */

const WAIT_MS = 20_000
/** Number of tabs that are open at the same time. */
const TABS = 4
/** Maximum number of screens that a message lists. */
const MAX_LISTED = 5

/**
 * Opens every screen, card and section of a release inside the deployed shell. Requests only the shell's files and the list of
 * remotes from the system, and changes no data.
 * @param {import('./read-build.mjs').Build} build
 * @param {string} url
 * @returns {Promise<{ summary: string, pages: PageFigures[] }>} a summary, and the figures of the pages
 * @throws {Refusal} with the screens that failed
 */
export async function checkInBrowser(build, url) {
  const { browser, missing } = await launchBrowser()
  if (!browser) return { summary: missing, pages: [] }
  try {
    const visits = planVisits(build.descriptor, build.examples)
    const shellGlobals = await globalsOfShell(browser, url)
    const failures = []
    // All tabs share one iterator, so that each visit is opened once.
    const queue = visits.values()
    const open = async () => {
      for (const visit of queue) {
        const failure = await openVisit(browser, url, build, visit, shellGlobals)
        if (failure) failures.push(failure)
      }
    }
    await Promise.all(Array.from({ length: TABS }, open))
    if (failures.length > 0) throw new Refusal(failureMessage(failures))
    /** @type {PageFigures[]} */
    const pages = []
    // One after another, so that they do not slow each other down.
    for (const visit of measuredVisits(visits)) {
      const figures = await measurePage(browser, url, build, visit)
      if (figures) pages.push(figures)
    }
    const excess = pages.flatMap((page) => excessOf(page) ?? [])
    if (excess.length > 0) throw new Refusal(failureMessage(excess))
    return { summary: [summaryOf(build, url), ...pages.map(figuresLine)].join('\n'), pages }
  } finally {
    await browser.close()
  }
}

/** Returns the names of the global variables that the shell itself defines. */
async function globalsOfShell(browser, url) {
  // Touch emulation, which visits at phone width use, adds global variables to the window.
  const page = await browser.newPage({ hasTouch: true })
  // This screen of the shell needs neither a remote nor a session.
  await page.goto(url + PATHS.testConnection, { waitUntil: 'load' })
  await page.locator('main h1').first().waitFor({ timeout: WAIT_MS })
  const found = await globalsOf(page)
  await page.close()
  return new Set(found)
}

/** @param {string[]} failures */
function failureMessage(failures) {
  const shown = failures.toSorted().slice(0, MAX_LISTED)
  return [...shown, ...(failures.length > MAX_LISTED ? [`and ${failures.length - MAX_LISTED} more`] : [])].join('\n')
}

function summaryOf({ descriptor, examples }, url) {
  const { routes, parts } = descriptor
  const cards = inSlot(parts, 'dashboard.card').length
  const without = withoutExamples(descriptor, examples)
  const names = without.slice(0, MAX_LISTED).join(', ') + (without.length > MAX_LISTED ? ', …' : '')
  return [
    `Opened in the shell of ${url}, for every role with access, in both languages and widths: screens ${routes.length}, cards ${cards}, sections of other pages ${parts.length - cards}.`,
    ...(without.length > 0
      ? [`Opened only without data, because they have no examples: ${without.length} (${names}).`]
      : []),
  ].join('\n')
}

/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * Starts a headless browser. Playwright is an optional dependency of modules: without it, returns a message that names what is
 * missing.
 * @returns {Promise<{ browser: Browser, missing: '' } | { browser: undefined, missing: string }>}
 */
async function launchBrowser() {
  const playwright = await import('@playwright/test').catch(() => undefined)
  if (!playwright) return withoutBrowser('Playwright is not installed (npm install --save-dev @playwright/test)')
  const { findBrowser } = await import('./find-browser.mjs')
  const executablePath = findBrowser()
  if (!executablePath) return withoutBrowser('there is no browser (npx playwright install chromium)')
  // Chromium's sandbox refuses to run as root, the usual user in containers.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { browser: await playwright.chromium.launch({ executablePath, args }), missing: '' }
}

/** @param {string} reason */
const withoutBrowser = (reason) => ({ browser: undefined, missing: `The screens were not opened: ${reason}.` })

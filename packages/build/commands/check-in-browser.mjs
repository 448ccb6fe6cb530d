import { sectionsOf } from '@fichero/contract/named-parts'
import { PATHS } from '@fichero/contract/paths'
import { launchBrowser } from './launch-browser.mjs'
import { globalsOf, openVisit } from './open-visit.mjs'
import { planVisits, withoutExamples } from './plan-visits.mjs'
import { Refusal } from './refusal.mjs'

const WAIT_MS = 20_000
/** Tabs at once. */
const TABS = 4
/** Screens that are told, of those that do not open as they should, and without examples. */
const TOLD = 5

/**
 * Opens every screen, card and section of a release inside the deployed shell. Nothing is asked of the API but the shell, and no
 * data is changed. Returns what it did.
 * @param {import('./read-build.mjs').Build} build
 * @param {string} url
 */
export async function checkInBrowser(build, url) {
  const { browser, missing } = await launchBrowser()
  if (!browser) return missing
  try {
    const visits = planVisits(build.descriptor, build.examples)
    const known = await globalsOfShell(browser, url)
    const wrong = []
    const left = visits.values()
    const open = async () => {
      for (const visit of left) {
        const sentence = await openVisit(browser, url, build, visit, known)
        if (sentence) wrong.push(sentence)
      }
    }
    await Promise.all(Array.from({ length: TABS }, open))
    if (wrong.length > 0) throw new Refusal(refusalOf(wrong))
    return summary(build, url)
  } finally {
    await browser.close()
  }
}

async function globalsOfShell(browser, url) {
  // With touch there are more.
  const page = await browser.newPage({ hasTouch: true })
  // A screen of the shell itself, without a remote, that needs no session.
  await page.goto(url + PATHS.testConnection, { waitUntil: 'load' })
  await page.locator('main h1').first().waitFor({ timeout: WAIT_MS })
  const found = await globalsOf(page)
  await page.close()
  return new Set(found)
}

/** @param {string[]} wrong */
function refusalOf(wrong) {
  const told = wrong.toSorted().slice(0, TOLD)
  return [...told, ...(wrong.length > TOLD ? [`and ${wrong.length - TOLD} more`] : [])].join('\n')
}

function summary({ descriptor, examples }, url) {
  const { routes, cards = [] } = descriptor
  const sections = sectionsOf(descriptor).length
  const without = withoutExamples(descriptor, examples)
  const names = without.slice(0, TOLD).join(', ') + (without.length > TOLD ? ', …' : '')
  return [
    `Opened in the shell of ${url}, for all who may see them, in both languages, narrow and wide: screens ${routes.length}, cards ${cards.length}, sections of other pages ${sections}.`,
    ...(without.length > 0 ? [`Without data only, because they have no examples: ${without.length} (${names}).`] : []),
  ].join('\n')
}

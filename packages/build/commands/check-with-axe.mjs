import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** Tags of the rules of WCAG 2.2, levels A and AA. Rules about best practices are left to the team. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const OPTIONS = { runOnly: { type: 'tag', values: LEVELS }, resultTypes: ['violations'] }

/** @type {Promise<string> | undefined} */
let source

/**
 * Returns the violations that axe finds in `main`, one line for each rule. The rest of the page belongs to the shell.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export async function checkWithAxe(page) {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(await source)
  const { violations } = await page.evaluate((options) => Reflect.get(window, 'axe').run('main', options), OPTIONS)
  return violations.map(
    ({ id, nodes }) => `axe: ${id} at ${nodes[0].target} (${nodes[0].failureSummary.replace(/\s+/g, ' ')})`,
  )
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** WCAG 2.2, A and AA. Best practices are the team's own affair. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const RUN = { runOnly: { type: 'tag', values: LEVELS }, resultTypes: ['violations'] }

/** @type {Promise<string> | undefined} */
let source

/**
 * Returns what axe finds in the screen of a module, one line for each rule. The frame around it is the shell's.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export async function lookWithAxe(page) {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(await source)
  const { violations } = await page.evaluate((options) => Reflect.get(window, 'axe').run('main', options), RUN)
  return violations.map(
    ({ id, nodes }) => `axe: ${id} at ${nodes[0].target} (${nodes[0].failureSummary.replace(/\s+/g, ' ')})`,
  )
}

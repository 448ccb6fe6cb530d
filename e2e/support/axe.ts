import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run(part: Element | Document, options: RunOptions): Promise<AxeResults> }

/** Only violations are listed node by node, and what `invisibleText` reads. No rule of these reads the files of styles. */
const ALL: RunOptions = { resultTypes: ['violations', 'incomplete'], preload: false }
const COLORS: RunOptions = { ...ALL, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Fails at the end of the test if axe finds problems on the current page, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, where: string, options = ALL) {
  expect.soft(await problemsOf(page, options), `axe on ${where}`).toEqual([])
}

/** Returns the problems that axe finds, one line per rule. */
export async function problemsOf(page: Page, options = ALL): Promise<string[]> {
  // Wait for transitions: colours in between have a meaningless contrast. Infinite and paused animations never finish.
  await page.evaluate(() => {
    const ends = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return Promise.all(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished.catch(() => null)),
    )
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const results = await page.evaluate((given) => {
    // What lies behind a dialog is inert, and is tried where it is the screen.
    const part = [...document.querySelectorAll(':modal')].at(-1) ?? document
    return (window as unknown as { axe: Axe }).axe.run(part, given)
  }, options)
  return [...results.violations, ...invisibleText(results.incomplete)].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  )
}

/**
 * Text in the colour of its background. Axe treats a contrast of 1:1 as text hidden on purpose and reports it as
 * incomplete: https://github.com/dequelabs/axe-core/blob/v4.10.3/lib/checks/color/color-contrast-evaluate.js
 */
function invisibleText(incomplete: Result[]): Result[] {
  const isInvisible = ({ any }: NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio')
  return incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }))
    .filter(({ nodes }) => nodes.length > 0)
}

/**
 * Without a choice the theme follows the system, also when it changes while the page is open. In the second theme only the
 * rules of colour are tried: names, roles and structure do not depend on it.
 */
export async function expectAccessibleInBothThemes(page: Page, where: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, `${where}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${where}, light`, COLORS)
}

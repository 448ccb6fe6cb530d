import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = { run(part: Element | Document, options: RunOptions): Promise<AxeResults> }

/** Reports violations, and the incomplete results that `invisibleText` reads. No rule needs the files of style sheets. */
const ALL: RunOptions = { resultTypes: ['violations', 'incomplete'], preload: false }
/** The rules whose result depends on the theme. */
const COLORS: RunOptions = { ...ALL, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }

/** Fails at the end of the test if axe finds problems on the current page, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, where: string, options = ALL) {
  expect.soft(await problemsOf(page, options), `axe on ${where}`).toEqual([])
}

/** Returns the problems that axe finds, one line per rule. */
export async function problemsOf(page: Page, options = ALL): Promise<string[]> {
  // Wait for transitions: colours in between have a meaningless contrast. Infinite and paused animations never finish.
  await page.evaluate(() => {
    const willFinish = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    return Promise.all(
      document
        .getAnimations()
        .filter(willFinish)
        .map((animation) => animation.finished.catch(() => null)),
    )
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const results = await page.evaluate((runOptions) => {
    // The screen behind a dialog is inert. It is checked when no dialog is open.
    const part = [...document.querySelectorAll(':modal')].at(-1) ?? document
    return (window as unknown as { axe: Axe }).axe.run(part, runOptions)
  }, options)
  return [...results.violations, ...invisibleText(results.incomplete)]
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
    )
    .concat(await wrongRequiredFields(page))
}

/**
 * Returns fields that only the asterisk of their label marks as required: the asterisk is hidden from assistive technology.
 * Also returns native selects with `required`, because Chrome reports them as invalid before anything is chosen.
 */
const wrongRequiredFields = (page: Page) =>
  page.evaluate(() => {
    const unmarked = [...document.querySelectorAll<HTMLLabelElement>('label[data-required]')].filter(
      ({ control }) => control && !control.matches(':required, [aria-required="true"]'),
    )
    const invalid = document.querySelectorAll('select:required')
    return [
      ...unmarked.map(({ textContent }) => `required, but does not say so: ${textContent}`),
      ...[...invalid].map(({ id, outerHTML }) => `reported as invalid: ${id || outerHTML.slice(0, 80)}`),
    ]
  })

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

/** Shows the theme of the emulated system setting, which a page with scripts follows. */
const followSystem = (page: Page, colorScheme: 'dark' | 'light') => page.emulateMedia({ colorScheme })

/** Shows a theme as the first script of the page does. For a page whose other scripts do not run. */
export const showThemeWithoutScripts = (page: Page, colorScheme: 'dark' | 'light') =>
  page.locator('html').evaluate((root, value) => root.setAttribute('data-mantine-color-scheme', value), colorScheme)

/**
 * Checks the page in the dark and in the light theme. In the light theme only the rules of colour are checked: names, roles and
 * structure do not depend on the theme.
 */
export async function expectAccessibleInBothThemes(page: Page, where: string, showTheme = followSystem) {
  await showTheme(page, 'dark')
  await expectAccessible(page, `${where}, dark`)
  await showTheme(page, 'light')
  await expectAccessible(page, `${where}, light`, COLORS)
}

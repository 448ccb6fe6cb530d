import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, NodeResult, Result } from 'axe-core'

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fails, once the test is through, with what axe finds on the page as it stands, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page, where: string) {
  expect.soft(await problemsOf(page), `axe on ${where}`).toEqual([])
}

/** What axe finds, a line per rule. */
export async function problemsOf(page: Page): Promise<string[]> {
  // Transitions leave half-faded colours, whose contrast is nobody's. What moves for ever, or stands still, never finishes.
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
  await page.evaluate(AXE)
  const results = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run())
  return [...results.violations, ...invisibleText(results.incomplete)].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  )
}

/**
 * Text in the colour of its background. Axe takes 1:1 for text that is hidden on purpose and calls the result incomplete:
 * https://github.com/dequelabs/axe-core/blob/v4.10.3/lib/checks/color/color-contrast-evaluate.js
 */
function invisibleText(incomplete: Result[]): Result[] {
  const isInvisible = ({ any }: NodeResult) => any.some(({ data }) => data?.messageKey === 'equalRatio')
  return incomplete
    .filter(({ id }) => id === 'color-contrast')
    .map((result) => ({ ...result, nodes: result.nodes.filter(isInvisible) }))
    .filter(({ nodes }) => nodes.length > 0)
}

/** The theme is the system's unless the person chose another, and changes under an open page. */
export async function expectAccessibleInBothThemes(page: Page, where: string) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `${where}, ${colorScheme}`)
  }
}

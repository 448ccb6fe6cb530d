import { competencyMapPath, fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const FICHA = fichaPath(SEEDED_FICHA)
const MAP = competencyMapPath(SEEDED_FICHA)
const ROWS = 'main tbody tr'

/**
 * The lowest position of the first person and of the first ficha's card, and how far the table may be from its placeholder, in
 * CSS pixels.
 */
const SCREENS = [
  { width: 1366, height: 768, person: 420, card: 260, shift: 24 },
  // The status and the level of progress share a line below the search, and the title of this ficha has a second line.
  { width: 900, height: 768, person: 540, card: 380, shift: 40 },
  { width: 390, height: 844, person: 560, card: 420, shift: 24 },
]

/** Returns the position of the top of the first element that matches. */
async function topOf(page: Page, selector: string) {
  await page.locator(selector).first().waitFor()
  return (await page.locator(selector).first().boundingBox())?.y
}

test('a ficha shows its most used content near the top on a laptop, a tablet and a phone', async ({
  page,
  server,
  seeded: session,
}) => {
  await startIn(page, 'en')
  await importReport(server, session)
  for (const { width, height, person, card, shift } of SCREENS)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(FICHA)
      expect(await topOf(page, ROWS)).toBeLessThanOrEqual(person)
      expect(await overflowOf(page)).toEqual([])
      // A narrow table folds its rows, and its headings scroll away.
      if (width < 1000) await expectShortRows(page)
      else await expectHeadingsInSight(page)
      await page.setViewportSize({ width, height })
      await page.goto(MAP)
      expect(await topOf(page, ROWS)).toBeLessThanOrEqual(person)
      await page.goto(PATHS.fichas)
      expect(await topOf(page, 'main article')).toBeLessThanOrEqual(card)
      for (const path of [FICHA, MAP]) await expectPlaceholderInPlace(page, path, shift)
    })
})

async function expectShortRows(page: Page): Promise<void> {
  const rows = page.locator(ROWS)
  const tall = await rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)))
  expect(tall).toBeLessThanOrEqual(57)
}

/** Expects the headings of the table to stay in sight while its last row is shown in a low window. */
async function expectHeadingsInSight(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width, height: 600 })
  await page.locator(ROWS).last().scrollIntoViewIfNeeded()
  await expect(page.locator('main thead th').nth(2)).toBeInViewport({ ratio: 1 })
}

/** Expects the placeholder of the table to have nearly the position of the table. */
async function expectPlaceholderInPlace(page: Page, path: string, shift: number): Promise<void> {
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/fichas/${SEEDED_FICHA}`, (route) => released.then(() => route.continue()))
  await page.goto(path)
  const waiting = await topOf(page, 'main [aria-busy] header ~ :last-child')
  answer()
  const table = await topOf(page, 'main :is(div, section):has(> table)')
  await page.unrouteAll()
  expect(Math.abs(Number(waiting) - Number(table)), path).toBeLessThanOrEqual(shift)
}

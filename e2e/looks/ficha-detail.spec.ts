import { LANGUAGES } from '@fichero/contract/enums'
import { competencyMapPath, fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const FICHA = fichaPath(SEEDED_FICHA)
const MAP = competencyMapPath(SEEDED_FICHA)
const ROWS = 'main tbody tr'

/** The lowest position of the first person and of the first ficha's card, in CSS pixels. */
const SCREENS = [
  { width: 1366, height: 768, person: 420, card: 260 },
  // The status and the level of progress share a line below the search, and the title of this ficha has a second line.
  { width: 900, height: 768, person: 540, card: 380 },
  { width: 390, height: 844, person: 560, card: 420 },
]

/** How far the table may be from its placeholder, in CSS pixels: the languages differ by up to two lines of text. */
const SHIFT = 40
/** The height of two lines of the title. */
const TWO_LINES = 60
/** A long program of SOFIA Plus, and a person with five names. */
const LONG_NAMES = {
  programa_formacion: 'GESTION INTEGRADA DE LA CALIDAD, MEDIO AMBIENTE, SEGURIDAD Y SALUD OCUPACIONAL',
  nombre_jefe_ficha: 'María Fernanda de los Ángeles Castañeda Villarreal',
}

/** Returns the position of the top of the first element that matches. React may replace the first rows while they are measured. */
async function topOf(page: Page, selector: string): Promise<number> {
  const read = async () => (await page.locator(selector).first().boundingBox())?.y
  let top: number | undefined
  await expect.poll(async () => (top = await read())).toBeDefined()
  return Number(top)
}

for (const language of LANGUAGES)
  test(`a ficha shows its most used content near the top on a laptop, a tablet and a phone (${language})`, async ({
    page,
    server,
    seeded: session,
  }) => {
    await startIn(page, language)
    await importReport(server, session)
    for (const { width, height, person, card } of SCREENS)
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(FICHA)
        // Head, status, category, jornada, level, people, progress, lective dates, end, and age of the report.
        await expect(page.locator('main header :has(> h1) ~ * li').filter({ visible: true })).toHaveCount(10)
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
        for (const path of [FICHA, MAP]) await expectPlaceholderInPlace(page, path)
      })
  })

test('long names of the program and the head move the first person down by at most two lines', async ({
  page,
  server,
  seeded: session,
}) => {
  await startIn(page, 'es')
  await importReport(server, session)
  await page.route(`**/api/fichas/${SEEDED_FICHA}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...LONG_NAMES } })
  })
  for (const { width, height, person } of SCREENS)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await page.goto(FICHA)
      await page.getByRole('link', { name: LONG_NAMES.nombre_jefe_ficha }).waitFor()
      expect(await topOf(page, ROWS)).toBeLessThanOrEqual(person + TWO_LINES)
      expect(await overflowOf(page)).toEqual([])
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
async function expectPlaceholderInPlace(page: Page, path: string): Promise<void> {
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
  expect(Math.abs(waiting - table), path).toBeLessThanOrEqual(SHIFT)
}

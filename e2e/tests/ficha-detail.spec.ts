import { fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const WORDS = {
  es: {
    table: `Aprendices de la ficha ${SEEDED_FICHA}`,
    states: 'Filtrar por estado',
    bands: 'Filtrar por preparación',
    all: 'Todos (17)',
    left: 'CANCELADO (3)',
    noReport: 'Sin reporte',
    noReports: 'Sin reporte (8)',
    far: 'Lejos',
    ready: /^Listo \(/,
    search: 'Buscar por nombre, documento o estado',
    surnames: 'Apellidos',
    state: 'Estado',
    status: 'Abierta',
    groups: ['Quién y qué', 'Modalidad', 'Fechas', 'Avance'],
  },
  en: {
    table: `Apprentices of ficha ${SEEDED_FICHA}`,
    states: 'Filter by state',
    bands: 'Filter by readiness',
    all: 'All (17)',
    left: 'Cancelled (3)',
    noReport: 'No report yet',
    noReports: 'No report yet (8)',
    far: 'Far',
    ready: /^Ready \(/,
    search: 'Search by name, document or state',
    surnames: 'Surnames',
    state: 'State',
    status: 'Open',
    groups: ['Who and what', 'Mode', 'Dates', 'Progress'],
  },
} as const

for (const language of inOne('en')) {
  const words = WORDS[language]
  const table = (page: Page) => page.getByRole('table', { name: words.table })
  const people = async (page: Page) => table(page).locator('tbody tr td:nth-child(3)').allInnerTexts()

  test.describe(`a ficha (${language})`, () => {
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await startIn(page, language)
      await seedFicha(server, await signInAs(server))
    })

    test('before its first report nobody is far from ready, here or on the dashboard', async ({ page }) => {
      await page.goto(fichaPath(SEEDED_FICHA))
      await expect(table(page).getByText(words.noReport, { exact: true })).toHaveCount(10)
      await expect(table(page).getByText(words.far, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: words.bands }).getByRole('link')).toHaveCount(2)
      await expect(page.getByRole('link', { name: words.noReports })).toBeVisible()
      await expectAccessible(page, 'a ficha without a report')
      await page.goto(PATHS.dashboard)
      const unknown = page.getByRole('link', { name: words.noReport })
      await expect(unknown).toContainText('8')
      await unknown.click()
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(8)
    })

    test('says in its heading whether it is open, and groups its facts', async ({ page }) => {
      await page.goto(fichaPath(SEEDED_FICHA))
      await expect(page.locator('header').getByText(words.status, { exact: true })).toBeVisible()
      for (const name of words.groups) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    })

    test('keeps filters, search and order over Back and a reload', async ({ page, server }) => {
      await importReport(server, await signInAs(server))
      await page.goto(fichaPath(SEEDED_FICHA))
      await expect(table(page).getByRole('columnheader', { name: words.state })).toHaveAttribute(
        'aria-sort',
        'ascending',
      )
      const everybody = await people(page)
      expect(everybody.length).toBeGreaterThan(16)

      await test.step('a state and a band', async () => {
        await page.getByRole('link', { name: words.left }).click()
        await expect(table(page).locator('tbody tr')).toHaveCount(3)
        await page.getByRole('navigation', { name: words.states }).getByRole('link').first().click()
        await page.getByRole('link', { name: words.ready }).click()
        await expect.poll(() => people(page)).not.toHaveLength(everybody.length)
        await page.goBack()
        await expect.poll(() => people(page)).toEqual(everybody)
      })
      await test.step('a text and an order, as an apprentice is left again', async () => {
        await page.getByRole('searchbox', { name: words.search }).fill('torres')
        await table(page).getByRole('button', { name: words.surnames }).click()
        await table(page).getByRole('button', { name: words.surnames }).click()
        const torres = ['TORRES RÍOS', 'TORRES PEÑA', 'TORRES BEDOYA']
        await expect.poll(() => people(page)).toEqual(torres)
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
        await table(page).getByRole('link').first().click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText('TORRES')
        await page.goBack()
        await expect.poll(() => people(page)).toEqual(torres)
        await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('torres')
        await page.reload()
        await expect.poll(() => people(page)).toEqual(torres)
        await expect(page).toHaveURL(/\?buscar=torres&orden=-apellido$/)
      })
    })

    test('keeps the headings of its table in sight', async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 600 })
      await page.goto(fichaPath(SEEDED_FICHA))
      await table(page).locator('tbody tr').last().scrollIntoViewIfNeeded()
      await expect(table(page).getByRole('columnheader', { name: words.surnames })).toBeInViewport({ ratio: 1 })
    })
  })
}

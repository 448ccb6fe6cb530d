import { competencyMapPath, fichaPath, PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const WORDS = {
  es: {
    table: `Aprendices de la ficha ${SEEDED_FICHA}`,
    states: 'Filtrar por estado',
    bands: 'Filtrar por preparación',
    left: 'CANCELADO (3)',
    noReport: 'Sin reporte',
    far: 'Lejos',
    ready: /^Listo \(/,
    search: 'Buscar por nombre, documento o estado',
    surnames: 'Apellidos',
    state: 'Estado',
    sections: 'Secciones de la ficha',
    names: ['Aprendices 17', /^Lo que falta \d+$/, 'Mapa', 'Cargas 2', 'Datos'],
    line: ['Jefe de ficha: Administración Fichero', 'Tecnólogo', /hasta el/, /en formación/, /^Avance medio/],
    report: /^Último reporte: hace \d+ días \(14 nov 2026\)$/,
    more: 'Más',
    menu: ['Exportar a Excel', 'Imprimir', 'Editar', 'Deshabilitar'],
    lacks: 'Le falta',
    lacksOne: (number: string) => `Le faltan ${number}`,
    groups: ['Responsable y programa', 'Modalidad', 'Fechas', 'Avance'],
  },
  en: {
    table: `Apprentices of ficha ${SEEDED_FICHA}`,
    states: 'Filter by status',
    bands: 'Filter by readiness',
    left: 'Cancelled (3)',
    noReport: 'No report yet',
    far: 'Far',
    ready: /^Ready \(/,
    search: 'Search by name, document or status',
    surnames: 'Surnames',
    state: 'Status',
    sections: 'Sections of the ficha',
    names: ['Apprentices 17', /^What is missing \d+$/, 'Map', 'Loads 2', 'Details'],
    line: ['Head instructor: Administración Fichero', 'Technologist', /until/, /in training/, /^Mean progress/],
    report: /^Last report: \d+ days ago \(14 Nov 2026\)$/,
    more: 'More',
    menu: ['Export to Excel', 'Print', 'Edit', 'Disable'],
    lacks: 'Missing',
    lacksOne: (number: string) => `${number} missing`,
    groups: ['Head and program', 'Mode', 'Dates', 'Progress'],
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
      await expect(table(page).getByRole('cell', { name: words.noReport, exact: true })).toHaveCount(10)
      await expect(table(page).getByText(words.far, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: words.bands })).toHaveCount(0)
      await expect(table(page).getByRole('columnheader', { name: words.lacks })).toHaveCount(0)
      await expectAccessible(page, 'a ficha without a report')
      await page.goto(PATHS.dashboard)
      const unknown = page.getByRole('link', { name: words.noReport })
      await expect(unknown).toContainText('8')
      await unknown.click()
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(8)
    })

    test('says what matters in one line, and has sections with addresses and a menu', async ({ page, server }) => {
      await importReport(server, await signInAs(server))
      await page.goto(fichaPath(SEEDED_FICHA))
      const head = page.getByRole('main').locator('header')
      await expect(head.getByRole('listitem').filter({ hasNot: page.getByRole('link', { name: /\d/ }) })).toContainText(
        [...words.line],
      )
      await expect(head.getByText(words.report)).toBeVisible()
      const sections = page.getByRole('navigation', { name: words.sections }).getByRole('link')
      await expect(sections).toHaveText([...words.names])

      await test.step('the menu by keyboard', async () => {
        const more = page.getByRole('button', { name: words.more, exact: true })
        const items = head.locator('[popover]').getByRole('button')
        await more.focus()
        await page.keyboard.press('ArrowDown')
        await expect(items).toHaveText([...words.menu])
        await expect(items.first()).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await expect(items.last()).toBeFocused()
        await page.keyboard.press('Home')
        await expect(items.first()).toBeFocused()
        await expectAccessible(page, 'the menu of a ficha')
        await page.keyboard.press('Escape')
        await expect(items.first()).toBeHidden()
        await expect(more).toBeFocused()
      })
      await test.step('what a person lacks, by name', async () => {
        const link = table(page).locator('tbody td:nth-child(6) a').first()
        const number = (await link.textContent()) ?? ''
        await link.click()
        await expect(page.getByText(words.lacksOne(number))).toBeVisible()
        await expect(page.locator('main section section li')).toHaveCount(Number(number))
        await expect(page.locator('main h3')).toHaveCount(1)
      })
      await test.step('each section under the same head', async () => {
        for (const [place] of words.names.entries()) {
          await sections.nth(place).click()
          await expect(sections.nth(place)).toHaveAttribute('aria-current', 'page')
          await expect(head.getByText(words.report)).toBeVisible()
          await expectAccessible(page, `section ${place} of a ficha`)
        }
        for (const name of words.groups) await expect(page.getByRole('heading', { name })).toBeVisible()
      })
    })

    for (const { width, height, person, card } of [
      { width: 1366, height: 768, person: 420, card: 260 },
      { width: 390, height: 844, person: 560, card: 420 },
    ])
      test(`begins with what people come for, at ${width} px`, async ({ page, server }) => {
        await importReport(server, await signInAs(server))
        await page.setViewportSize({ width, height })
        const topOf = async (selector: string) => {
          await page.locator(selector).first().waitFor()
          return (await page.locator(selector).first().boundingBox())?.y
        }
        await page.goto(fichaPath(SEEDED_FICHA))
        expect(await topOf('main tbody tr')).toBeLessThanOrEqual(person)
        expect(await overflowOf(page)).toEqual([])
        if (width < 400) {
          const rows = page.locator('main tbody tr')
          const tall = await rows.evaluateAll((all) =>
            Math.max(...all.map((row) => row.getBoundingClientRect().height)),
          )
          expect(tall).toBeLessThanOrEqual(57)
        }
        await page.goto(competencyMapPath(SEEDED_FICHA))
        expect(await topOf('main tbody tr')).toBeLessThanOrEqual(person)
        await page.goto(PATHS.fichas)
        expect(await topOf('main article')).toBeLessThanOrEqual(card)
        await test.step('what loads stands where it will be', async () => {
          for (const path of [fichaPath(SEEDED_FICHA), competencyMapPath(SEEDED_FICHA)]) {
            let answer = () => {}
            const held = new Promise<void>((resolve) => {
              answer = resolve
            })
            await page.route(`**/api/fichas/${SEEDED_FICHA}`, (route) => held.then(() => route.continue()))
            await page.goto(path)
            const waiting = await topOf('main [aria-busy] header ~ :last-child')
            answer()
            const table = await topOf('main :is(div, section):has(> table)')
            await page.unrouteAll()
            expect(Math.abs(Number(waiting) - Number(table)), `${path} at ${width} px`).toBeLessThanOrEqual(24)
          }
        })
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
        const states = page.getByRole('combobox', { name: words.states })
        await states.selectOption(words.left)
        await expect(table(page).locator('tbody tr')).toHaveCount(3)
        await states.selectOption('')
        await page.getByRole('link', { name: words.ready }).click()
        await expect.poll(() => people(page)).not.toHaveLength(everybody.length)
        await page.goBack()
        await expect.poll(() => people(page)).toEqual(everybody)
      })
      await test.step('a text and an order, as an apprentice is left again', async () => {
        await page.setViewportSize({ width: 1366, height: 400 })
        await page.getByRole('searchbox', { name: words.search }).fill('torres')
        await page.evaluate(() => window.scrollTo(0, 80))
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

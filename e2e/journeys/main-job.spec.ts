import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expected, fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { ADMIN } from '../support/server.mjs'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './main-job.words'

const FIRST_REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const LATER_REPORT = 'Reporte de Juicios Evaluativos 2888001 (1).xls'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`the main job, from signing in to every apprentice's percentage (${language})`, {
    tag: '@main',
  }, async ({ page }) => {
    // A dozen screens, each checked by axe, on two busy cores.
    test.setTimeout(300_000)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await test.step('signs in', () => signIn(page, words))
    await test.step('creates a program', () => createProgram(page, words))
    await test.step('creates a ficha', async () => {
      await createFicha(page, words)
      await page.getByRole('button', { name: words.gotIt }).click()
      await expectAccessible(page, 'ficha')
    })
    await test.step('loads a report, and reads every percentage', async () => {
      await loadReport(page, words, FIRST_REPORT)
      await expectPercentages(page, words, FIRST_REPORT)
    })
    await test.step('opens an apprentice', () => expectApprentice(page, words))
    await test.step('loads a later report', async () => {
      await loadReport(page, words, LATER_REPORT)
      await expectPercentages(page, words, LATER_REPORT)
    })
    await test.step('tries to load an older report and another kind of file', () => refuseOlderAndWrong(page, words))
  })
}

test('a ficha is created from a judgments report, and counts people, not rows', async ({ page }) => {
  const words = WORDS.es
  await signIn(page, words)
  await createProgram(page, words)
  await createFicha(page, words, FIRST_REPORT)
  const people = Object.keys(expected[FIRST_REPORT] ?? {}).length
  await expect(page.getByText(`Su archivo trajo ${people} aprendices con sus juicios.`)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer la creación' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la creación' }).click()
  await expect(page).toHaveURL(/\/fichas(\?|$)/)
  await page.goto('/fichas/visualizar/2888001')
  await expect(page.getByText('No se encontró información de la ficha «2888001»')).toBeVisible()
})

async function signIn(page: Page, words: Words) {
  await page.goto('/auth')
  await page.getByLabel(words.document).fill(ADMIN.nro_documento)
  await page.getByLabel(words.password, { exact: true }).fill(ADMIN.contrasena)
  await expectAccessible(page, 'sign-in')
  await page.getByRole('button', { name: words.signIn }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'dashboard')
}

async function createProgram(page: Page, words: Words) {
  await page.getByRole('link', { name: words.programs, exact: true }).first().click()
  await page.getByRole('button', { name: words.createProgram }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words.programName).fill('Producción de contenidos')
  await form.getByLabel(words.hours).fill('3984')
  await form.getByLabel(words.level).selectOption(words.technologist)
  await chooseFile(form, 'programa-134577.xls')
  await expectAccessible(page, 'program creation')
  await form.getByRole('button', { name: words.createProgram }).click()
  await expect(page).toHaveURL(/\/programas\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Producción de contenidos/i)
  await expectAccessible(page, 'program')
}

async function createFicha(page: Page, words: Words, file = 'Reporte de Aprendices Ficha 2888001.xls') {
  await page.getByRole('link', { name: words.fichas, exact: true }).first().click()
  await page.getByRole('button', { name: words.createFicha }).first().click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words.number).fill('2888001')
  await choose(page, form.getByRole('combobox', { name: words.head }), /1000000001|Administ/)
  await choose(page, form.getByRole('combobox', { name: words.program }), /Producción de contenidos/i)
  await form.getByLabel(words.lectiveStart).fill('2025-01-20')
  await form.getByLabel(words.lectiveEnd).fill('2026-07-20')
  await form.getByLabel(words.end).fill('2027-01-20')
  await chooseFile(form, file)
  await expectAccessible(page, 'ficha creation')
  await form.getByRole('button', { name: words.createFicha }).click()
  // The judgments report has other dates, which must be confirmed first.
  if (file === FIRST_REPORT) await form.getByRole('button', { name: words.anyway }).click()
  await expect(page).toHaveURL(/\/fichas\/visualizar\/2888001$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Ficha 2888001 Producción/i })).toBeVisible()
  await expect(page.getByRole('table', { name: words.apprentices })).toBeVisible()
}

async function loadReport(page: Page, words: Words, report: string) {
  await page.goto('/fichas/visualizar/2888001')
  await expect(page.getByRole('button', { name: words.upload })).toBeVisible()
  await chooseFile(page.locator('main'), report)
  await page.getByRole('button', { name: words.load, exact: true }).click()
  await expect(page.getByText(words.loaded)).toBeVisible()
  await expectAccessible(page, 'a loaded report')
}

async function expectPercentages(page: Page, words: Words, report: string) {
  await page.goto('/fichas/visualizar/2888001')
  const table = page.getByRole('table', { name: words.apprentices })
  const people = Object.entries(expected[report] ?? {})
  expect(people.length).toBeGreaterThan(10)
  for (const [document, { porcentaje_tyt }] of people) {
    const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: document }) })
    await expect(row, document).toContainText(words.percentage(porcentaje_tyt))
  }
  await expect(table.getByRole('row')).toHaveCount(people.length + 1)
}

async function expectApprentice(page: Page, words: Words) {
  const [document, figures] = Object.entries(expected[FIRST_REPORT] ?? {}).find(
    ([, { porcentaje_tyt }]) => porcentaje_tyt > 0 && porcentaje_tyt < 100,
  )!
  await page.getByRole('link', { name: document }).click()
  const { resultados_aprobados, total_resultados, porcentaje_tyt } = figures
  const main = page.locator('main')
  await expect(main.getByText(words.approvedOf(resultados_aprobados, total_resultados)).first()).toBeVisible()
  await expect(main.getByText(words.percentage(porcentaje_tyt)).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: words.expandAll }).click()
  await expect(main.getByText(words.approved, { exact: true })).toHaveCount(resultados_aprobados)
  await expectAccessible(page, 'apprentice')
}

/** Expects an error in the user's language for both files, and an unchanged ficha. */
async function refuseOlderAndWrong(page: Page, words: Words) {
  await expect(page.getByRole('button', { name: words.upload })).toBeVisible()
  await chooseFile(page.locator('main'), FIRST_REPORT)
  await expect(page.getByText(words.lost)).toBeVisible()
  await expect(page.getByText(words.olderSentence)).toBeVisible()
  await page.reload()
  await chooseFile(page.locator('main'), 'Reporte de Instructores Ficha 2888001.XLS')
  await expect(page.getByText(words.wrongKind)).toBeVisible()
  await expectPercentages(page, words, LATER_REPORT)
}

async function choose(page: Page, field: Locator, option: string | RegExp) {
  await field.first().click()
  await page.getByRole('option', { name: option }).filter({ visible: true }).last().click()
}

const chooseFile = (scope: Locator, name: string) =>
  scope.locator('input[type=file]').first().setInputFiles(fixture(name))

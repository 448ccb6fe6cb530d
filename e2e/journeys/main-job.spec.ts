import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expected, fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { ADMIN } from '../support/server.mjs'
import { expect, test } from '../support/test'
import { ANY, pattern, some, type Texts, textsIn } from '../support/texts'

const FIRST_REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const LATER_REPORT = 'Reporte de Juicios Evaluativos 2888001 (1).xls'
const INSTRUCTORS_REPORT = 'Reporte de Instructores Ficha 2888001.XLS'
const WRONG_KIND = 'programa-134577.xls'

/** A percentage in the format of either language. */
const percentage = (value: number) => new RegExp(`${String(value).replace('.', '[.,]')}\\s?%`)

for (const language of inOne('es')) {
  const t = textsIn(language)

  test(`the main job, from signing in to every apprentice's percentage (${language})`, {
    tag: '@main',
  }, async ({ page }) => {
    // A dozen screens, each checked by axe, on two busy cores.
    test.setTimeout(300_000)
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await test.step('signs in', () => signIn(page, t))
    await test.step('creates a program', () => createProgram(page, t))
    await test.step('creates a ficha', async () => {
      await createFicha(page, t)
      await page.getByRole('button', { name: t('fichas:created.dismiss') }).click()
      await expectAccessible(page, 'ficha')
    })
    await test.step('loads a report, and reads every percentage', async () => {
      await loadReport(page, t, FIRST_REPORT)
      await expectPercentages(page, t, FIRST_REPORT)
    })
    await test.step('opens an apprentice', () => expectApprentice(page, t))
    await test.step('loads a later report', async () => {
      await loadReport(page, t, LATER_REPORT)
      await expectPercentages(page, t, LATER_REPORT)
    })
    await test.step('loads who is scheduled for which competency', () => loadInstructors(page, t))
    await test.step('tries to load an older report and another kind of file', () => refuseOlderAndWrong(page, t))
  })
}

test('a ficha is created from a judgments report, and counts people, not rows', async ({ page }) => {
  const t = textsIn('es')
  await signIn(page, t)
  await createProgram(page, t)
  await createFicha(page, t, FIRST_REPORT)
  const people = Object.keys(expected[FIRST_REPORT] ?? {}).length
  await expect(page.getByText(t('fichas:created.withJudgments', { count: people }))).toBeVisible()
  await page.getByRole('button', { name: t('fichas:created.undo') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('fichas:created.undo') })
    .click()
  await expect(page).toHaveURL(/\/fichas(\?|$)/)
  await page.goto('/fichas/visualizar/2888001')
  await expect(page.getByText(t('fichas:notFound.ficha', { nro_ficha: 2888001 }))).toBeVisible()
})

async function signIn(page: Page, t: Texts) {
  await page.goto('/auth')
  await page.getByLabel(t('access:document')).fill(ADMIN.nro_documento)
  await page.getByLabel(t('access:signIn.password'), { exact: true }).fill(ADMIN.contrasena)
  await expectAccessible(page, 'sign-in')
  await page.getByRole('button', { name: t('access:signIn.submit') }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'dashboard')
}

async function createProgram(page: Page, t: Texts) {
  await page
    .getByRole('link', { name: t('programs:nav'), exact: true })
    .first()
    .click()
  await page
    .getByRole('button', { name: t('programs:list.create') })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel(t('kit:label.nombre_programa')).fill('Producción de contenidos')
  await form.getByLabel(t('kit:label.total_horas')).fill('3984')
  await form.getByLabel(t('kit:label.nivel')).selectOption(t('kit:value.nivel.tecnologo'))
  await chooseFile(form, 'programa-134577.xls')
  await expectAccessible(page, 'program creation')
  await form.getByRole('button', { name: t('programs:create.submit') }).click()
  await expect(page).toHaveURL(/\/programas\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Producción de contenidos/i)
  await expectAccessible(page, 'program')
}

async function createFicha(page: Page, t: Texts, file = 'Reporte de Aprendices Ficha 2888001.xls') {
  await page
    .getByRole('link', { name: t('fichas:nav'), exact: true })
    .first()
    .click()
  await page
    .getByRole('button', { name: t('fichas:list.create') })
    .first()
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel(t('kit:label.nro_ficha')).fill('2888001')
  await choose(page, form.getByRole('combobox', { name: t('kit:label.jefe') }), /1000000001|Administ/)
  await choose(page, form.getByRole('combobox', { name: t('kit:label.programa') }), /Producción de contenidos/i)
  await form.getByLabel(t('kit:label.fecha_inicio_lectiva')).fill('2025-01-20')
  await form.getByLabel(t('kit:label.fecha_fin_lectiva')).fill('2026-07-20')
  await form.getByLabel(t('kit:label.fecha_fin_ficha')).fill('2027-01-20')
  await chooseFile(form, file)
  await expectAccessible(page, 'ficha creation')
  await form.getByRole('button', { name: t('fichas:create.submit') }).click()
  // The judgments report has other dates, which must be confirmed first.
  if (file === FIRST_REPORT) await form.getByRole('button', { name: t('fichas:create.anyway') }).click()
  await expect(page).toHaveURL(/\/fichas\/visualizar\/2888001$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Ficha 2888001 Producción/i })).toBeVisible()
  await expect(
    page.getByRole('table', { name: t('fichas:detail.apprenticesOf', { nro_ficha: 2888001 }) }),
  ).toBeVisible()
}

async function loadReport(page: Page, t: Texts, report: string) {
  await page.goto('/fichas/visualizar/2888001')
  await expect(page.getByRole('button', { name: t('fichas:loads.action') })).toBeVisible()
  await chooseFile(page.locator('main'), report)
  await page.getByRole('button', { name: t('fichas:evaluations.action.apply.juicios'), exact: true }).click()
  await expect(page.getByText(t('fichas:evaluations.step.done.juicios'))).toBeVisible()
  await expectAccessible(page, 'a loaded report')
}

async function expectPercentages(page: Page, t: Texts, report: string) {
  await page.goto('/fichas/visualizar/2888001')
  const table = page.getByRole('table', { name: t('fichas:detail.apprenticesOf', { nro_ficha: 2888001 }) })
  const people = Object.entries(expected[report] ?? {})
  expect(people.length).toBeGreaterThan(10)
  for (const [document, { porcentaje_tyt }] of people) {
    const row = table.getByRole('row').filter({ has: page.getByRole('link', { name: document }) })
    await expect(row, document).toContainText(percentage(porcentaje_tyt))
  }
  await expect(table.getByRole('row')).toHaveCount(people.length + 1)
}

async function expectApprentice(page: Page, t: Texts) {
  const [document, figures] = Object.entries(expected[FIRST_REPORT] ?? {}).find(
    ([, { porcentaje_tyt }]) => porcentaje_tyt > 0 && porcentaje_tyt < 100,
  )!
  await page.getByRole('link', { name: document }).click()
  const { resultados_aprobados, total_resultados, porcentaje_tyt } = figures
  const approvedOf = t('kit:readiness.of', { approved: resultados_aprobados, total: total_resultados })
  const main = page.locator('main')
  await expect(main.getByText(approvedOf).first()).toBeVisible()
  await expect(main.getByText(percentage(porcentaje_tyt)).filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: t('fichas:competencies.expandAll') }).click()
  await expect(main.getByText(t('fichas:judgment.approved'), { exact: true })).toHaveCount(resultados_aprobados)
  await expectAccessible(page, 'apprentice')
}

async function loadInstructors(page: Page, t: Texts) {
  await chooseFile(page.locator('main'), INSTRUCTORS_REPORT)
  await page.getByRole('button', { name: t('fichas:evaluations.action.apply.instructores'), exact: true }).click()
  await page.getByRole('link', { name: t('fichas:scheduled.see') }).click()
  const table = page.getByRole('table', { name: t('fichas:scheduled.caption', { nro_ficha: 2888001 }) })
  await expect(table.getByRole('row').filter({ hasText: 'GUSTAVO NIÑO' })).toContainText('COMERCIALIZAR LA COSECHA')
  await expectAccessible(page, 'instructors')
}

/** Expects an error in the user's language for both files, and an unchanged ficha. */
async function refuseOlderAndWrong(page: Page, t: Texts) {
  await expect(page.getByRole('button', { name: t('fichas:loads.action') })).toBeVisible()
  await chooseFile(page.locator('main'), FIRST_REPORT)
  await expect(page.getByText(pattern(t('fichas:evaluations.lost', { count: 2, number: some(/\d+/) })))).toBeVisible()
  await expect(
    page.getByText(t('errors:error.import_older', { fecha: '14/11/2026', fecha_anterior: '20/11/2026' })),
  ).toBeVisible()
  await page.reload()
  await chooseFile(page.locator('main'), WRONG_KIND)
  const wrongKind = t('errors:error.wrong_kind', {
    archivo: WRONG_KIND,
    recibido: t('errors:kind.programa'),
    tipo_recibido: 'programa',
    esperado: ANY,
    tipo_esperado: ANY,
  })
  await expect(page.getByText(pattern(wrongKind))).toBeVisible()
  await expectPercentages(page, t, LATER_REPORT)
}

async function choose(page: Page, field: Locator, option: string | RegExp) {
  await field.first().click()
  await page.getByRole('option', { name: option }).filter({ visible: true }).last().click()
}

const chooseFile = (scope: Locator, name: string) =>
  scope.locator('input[type=file]').first().setInputFiles(fixture(name))

import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { countPresses } from '../support/count-presses'
import { dropFiles } from '../support/drop-files'
import { fixture } from '../support/fixtures'
import { overflowOf } from '../support/overflow'
import { createPerson } from '../support/people'
import { createFicha, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { ADMIN, type Server } from '../support/server.mjs'
import { signInAs, storeSession } from '../support/session.mjs'
import { editedFile } from '../support/spreadsheet'
import { expect, test } from '../support/test'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

/** Types into the focused field, and moves on by keyboard. */
async function signIn(page: Page) {
  await page.goto('/auth')
  await page.getByLabel('Número de documento').click()
  await page.keyboard.type(ADMIN.nro_documento)
  await page.keyboard.press('Tab')
  await page.keyboard.type(ADMIN.contrasena)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  // The address changes before the page: until the heading does, it is that of the sign-in page.
  await expect(page.getByRole('heading', { level: 1, name: 'Hola,' })).toBeVisible()
}

test('from signing in to the loaded weekly report it takes five clicks', { tag: '@main' }, async ({ page, server }) => {
  await seedFicha(server, await signInAs(server))
  const presses = await countPresses(page)
  await signIn(page)
  await dropFiles(page.getByRole('heading', { level: 1 }), REPORT)
  await page.getByRole('button', { name: 'Cargar juicios', exact: true }).click()
  await expect(page.getByText('Los juicios se cargaron correctamente')).toBeVisible()
  expect(await presses.count()).toBeLessThanOrEqual(5)
})

test('the first ficha of a new centre is created from one report with eight clicks', async ({ page, signedIn: _ }) => {
  const presses = await countPresses(page)
  await page.goto('/dashboard')
  await presses.restart()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /vea por dónde empezar/ })).toBeVisible()
  await expect(page.getByText('Nada espera por usted hoy.')).toBeHidden()
  await dropFiles(page.getByRole('heading', { level: 1 }), REPORT)
  await expect(main.getByText('Ficha 2888001 todavía no está', { exact: false })).toBeVisible()
  await main.getByRole('combobox', { name: 'Jefe de ficha' }).click()
  await page.getByRole('option').first().click()
  await main.getByLabel('Fin de la etapa lectiva').click()
  await page.keyboard.type('05/08/2026')
  await main.getByLabel('Nivel').selectOption('tecnologo')
  await main.getByLabel('Total de horas').click()
  await page.keyboard.type('3984')
  await expectAccessible(page, 'a ficha and a program that are not here yet')
  for (const width of [320, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
  }
  await main.getByRole('button', { name: 'Crear ficha y cargar' }).click()
  await expect(page.getByText('La ficha se creó')).toBeVisible()
  expect(await presses.count()).toBeLessThanOrEqual(8)
  await expectAccessible(page, 'a ficha that was created')
  await test.step('the creation of the ficha is undone together with its program', async () => {
    await main.getByRole('button', { name: 'Deshacer 1 carga' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer 1 carga' }).click()
    await expect(main.getByText('Se deshizo.', { exact: false })).toBeVisible()
    await page.goto('/programs')
    await expect(main.getByText('No hay programas disponibles')).toBeVisible()
  })
})

test('the ten fichas that need a coordinator most take one click from the dashboard, and three weekly reports three', async ({
  page,
  server,
  signedIn: _,
}) => {
  const fichas = await seedFichas(server, 11)
  const presses = await countPresses(page)
  const main = page.getByRole('main')
  await page.goto(PATHS.dashboard)
  await presses.restart()
  await main.getByRole('link', { name: 'Ver las 11 fichas' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Lo que necesita atención' })).toBeVisible()
  await expect(main.getByText('Sin reporte', { exact: true })).toHaveCount(10)
  expect(await presses.count()).toBe(1)

  await test.step('three weekly reports', async () => {
    await page.goto(PATHS.dashboard)
    await presses.restart()
    const reports = fichas.slice(1, 4).map((ficha) => reportOf(`${ficha}.xls`, ficha))
    await dropFiles(page.getByRole('heading', { level: 1 }), ...reports)
    await main.getByRole('button', { name: 'Cargar 3 reportes' }).click({ timeout: 60_000 })
    const done = main.getByRole('heading', { name: 'Los juicios se cargaron correctamente' })
    await expect(done).toHaveCount(3, { timeout: 60_000 })
    expect(await presses.count()).toBeLessThanOrEqual(3)
  })
})

test('the weekly report is loaded with keys only, and the focus follows each step', async ({ page, seeded: _ }) => {
  await page.goto('/dashboard')
  const load = page.getByRole('main').getByRole('button', { name: 'Cargar reporte' })
  await expect(load).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await pressOn(page, 'Cargar reporte')
  await (await chooser).setFiles(fixture(REPORT))
  const focused = page.locator(':focus')
  await expect(focused).toHaveText(/^Ficha 2888001. 182 juicios nuevos/)
  await pressOn(page, 'Cargar juicios')
  await expect(focused).toHaveText(/^Ficha 2888001. Los juicios se cargaron correctamente/)
  await pressOn(page, 'Ver lo que falta')
  await expect(page).toHaveURL(/\/faltantes$/)
})

test('of ten reports, one without a ficha and one of a new ficha wait for a decision; one button loads the others and one undoes them', async ({
  page,
  server,
  signedIn: _,
}) => {
  const [, ...others] = await seedFichas(server, 9)
  const stranger = SEEDED_FICHA + 100
  const files = [
    reportOf('sin ficha.xls', null),
    reportOf('nueva.xls', stranger),
    ...others.map((ficha) => reportOf(`${ficha}.xls`, ficha)),
  ]
  const main = page.getByRole('main')
  await test.step('the dashboard of the head of several fichas fits on a phone', async () => {
    await page.goto(PATHS.dashboard)
    await expect(main.getByRole('heading', { level: 2, name: 'Sus fichas' })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessibleInBothThemes(page, 'the dashboard of a head')
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => overflowOf(page)).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
  })
  await page.goto(PATHS.loads)
  await main.locator('input[type=file]').setInputFiles(files)
  await expect(main.getByRole('button', { name: 'Cargar 8 reportes' })).toBeVisible({ timeout: 60_000 })

  await test.step('reports that need a decision come first', async () => {
    const steps = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(steps).toHaveLength(10)
    expect(steps.slice(0, 2).toSorted()).toEqual(['Falta la fichasin ficha.xls', 'Ficha nuevanueva.xls'])
    await expectAccessible(page, 'ten reports')
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => overflowOf(page)).toEqual([])
    await page.setViewportSize({ width: 1366, height: 768 })
  })
  await test.step('the report without a ficha asks only for its number', async () => {
    const unnamed = main.getByRole('region', { name: /^Falta la ficha/ })
    await unnamed.getByLabel('Número de ficha').fill('12')
    await unnamed.getByRole('button', { name: 'Continuar' }).click()
    await expect(unnamed.getByText('de 5 a 9 cifras')).toBeVisible()
    await unnamed.getByLabel('Número de ficha').fill(String(SEEDED_FICHA))
    await unnamed.getByRole('button', { name: 'Continuar' }).click()
    await expect(main.getByRole('region', { name: `Ficha ${SEEDED_FICHA}.` })).toBeVisible()
    await main
      .getByRole('region', { name: /^Ficha nueva/ })
      .getByRole('button', { name: 'No cargar este archivo' })
      .click()
  })
  await test.step('all reports are loaded, and undone', async () => {
    const done = main.getByRole('heading', { name: 'Los juicios se cargaron correctamente' })
    await main.getByRole('button', { name: 'Cargar 9 reportes' }).click()
    await expect(done).toHaveCount(9, { timeout: 60_000 })
    await main.getByRole('button', { name: 'Deshacer 9 cargas' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer 9 cargas' }).click()
    await expect(done).toHaveCount(0, { timeout: 60_000 })
  })
})

test('a user who may not load reports reads who does', async ({ page, server }) => {
  const person = await createPerson(server, await signInAs(server), '52000111')
  await storeSession(page, await signInAs(server, person))
  await page.goto('/dashboard')
  await dropFiles(page.getByRole('heading', { level: 1 }), REPORT)
  const text = '«Cargar reporte» lo hacen los coordinadores y los administradores: envíeles el archivo.'
  await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

/**
 * Creates fichas without a report, headed by the administrator, and returns their numbers. The dates of all but the first are in
 * the far future: no test run reaches them.
 */
async function seedFichas(server: Server, count: number): Promise<number[]> {
  const admin = await signInAs(server)
  const program = await seedFicha(server, admin)
  const days = { fechaFinLectiva: '2097-07-20', fechaFinFicha: '2098-01-20' }
  const numbers = Array.from({ length: count }, (_, index) => SEEDED_FICHA + index)
  for (const nroFicha of numbers.slice(1)) await createFicha(server, admin, program, { nroFicha, ...days })
  return numbers
}

/** Returns the weekly report of another ficha; null for a report that does not name its ficha. */
const reportOf = (name: string, ficha: number | null) => ({
  ...editedFile(REPORT, (rows) => {
    const row = rows.find(([title]) => title === 'Ficha de Caracterización:')
    if (row) row[2] = ficha
  }),
  name,
})

/** Presses Tab until a control with this name has the focus, and activates it. */
async function pressOn(page: Page, name: string) {
  const focused = page.locator(':focus')
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    if ((await focused.count()) > 0 && (await focused.innerText()).trim() === name) return page.keyboard.press('Enter')
  }
  throw new Error(`${name} is not reached with Tab`)
}

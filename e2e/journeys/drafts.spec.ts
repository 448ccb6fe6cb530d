import type { Page } from '@playwright/test'
import { fixture } from '../support/fixtures'
import { ADMIN } from '../support/server.mjs'
import { expect, test } from '../support/test'

const NAME = 'Cocina de la costa'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crear programa' })
const question = (page: Page) => page.getByRole('alertdialog', { name: '¿Descartar lo que escribió?' })
const nameField = (page: Page) => dialog(page).getByLabel('Nombre del programa')

async function fillHalf(page: Page) {
  await page.goto('/programs')
  await page.getByRole('button', { name: 'Crear programa' }).first().click()
  await nameField(page).fill(NAME)
  await dialog(page).getByLabel('Archivo').setInputFiles(fixture('programa-134577.xls'))
}

test('Escape, the close button and Back ask before they close a half-filled form', async ({ page, signedIn: _ }) => {
  await fillHalf(page)

  await test.step('a second Escape goes back to the form', async () => {
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(nameField(page)).toHaveValue(NAME)
  })

  await test.step('Back asks for confirmation, and the form stays', async () => {
    await page.goBack()
    await question(page).getByRole('button', { name: 'Seguir escribiendo' }).click()
    await expect(nameField(page)).toHaveValue(NAME)
    await expect(dialog(page).getByText('programa-134577.xls', { exact: true })).toBeVisible()
  })

  await test.step('a discarded draft is not restored', async () => {
    await dialog(page).getByRole('button', { name: 'Cancelar' }).click()
    await question(page).getByRole('button', { name: 'Descartar' }).click()
    await expect(dialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Crear programa' }).first().click()
    await expect(nameField(page)).toHaveValue('')
  })

  await test.step('an empty form closes without a confirmation', async () => {
    await page.goBack()
    await expect(dialog(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible()
  })

  await test.step('signing out removes the draft', async () => {
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
    await page.getByRole('button', { name: 'Crear programa' }).first().click()
    await nameField(page).fill(NAME)
    await page.goto('/dashboard')
    expect(await stored()).toContain(NAME)
    await page.getByRole('button', { name: /^Cuenta de/ }).click()
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    await page.waitForURL('**/auth')
    expect(await stored()).not.toContain(NAME)
  })
})

test('a half-filled form survives a reload and the end of the session', async ({ page, signedIn: _ }) => {
  await fillHalf(page)
  await page.reload()
  await expect(nameField(page)).toHaveValue(NAME)
  await expect(dialog(page).getByText('Aquí está lo que había escrito.')).toBeVisible()
  await expect(dialog(page).getByText('programa-134577.xls')).toBeHidden()

  await dialog(page).getByLabel('Nivel').selectOption('tecnologo')
  await dialog(page).getByLabel('Total de horas').fill('3984')
  await dialog(page).getByLabel('Archivo').setInputFiles(fixture('programa-134577.xls'))
  const ended = { ok: false, code: 'session_ended', msg: 'La sesión terminó.' }
  await page.route('**/api/programs/create', (route) => route.fulfill({ status: 401, json: ended }))
  await dialog(page).getByRole('button', { name: 'Crear programa' }).click()
  await page.waitForURL('**/auth')
  await page.unrouteAll()
  await page.getByLabel('Número de documento').fill(ADMIN.nro_documento)
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(ADMIN.contrasena)
  await page.locator('main button[type=submit]').click()
  await expect(nameField(page)).toHaveValue(NAME)
  await expect(dialog(page).getByLabel('Total de horas')).toHaveValue('3984')

  await dialog(page).getByLabel('Archivo').setInputFiles(fixture('programa-134577.xls'))
  await dialog(page).getByRole('button', { name: 'Crear programa' }).click()
  await page.waitForURL('**/programas/*')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(NAME)
})

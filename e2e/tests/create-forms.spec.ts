import type { Locator, Page } from '@playwright/test'
import { callApi, signInAs } from '../support/session.mjs'
import { expect, demoTest as test } from '../support/test'

/** A small laptop. */
test.use({ viewport: { width: 1366, height: 768 } })

const FICHA = 'Crear ficha'
const PROGRAM = 'Crear programa'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

async function open(page: Page, path: string, title: string) {
  await page.goto(path)
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog.getByRole('button', { name: title })).toBeVisible()
  return dialog
}

/** Presses and releases where the button is, as a hand does: it may move in between. */
async function pressSlowly(page: Page, button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the screen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4)
  await page.mouse.down()
  // Long enough for a check that starts when the field is left.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
}

test('the first press on “Crear ficha” tells every error, one of them as a toast', async ({ page, signedIn: _ }) => {
  const dialog = await open(page, '/fichas?crear', FICHA)
  const submit = dialog.getByRole('button', { name: FICHA })
  await dialog.getByLabel('Número de ficha').focus()
  await pressSlowly(page, submit)
  const list = dialog.getByRole('alert').filter({ hasText: 'Error al crear la ficha.' })
  await expect(list.getByRole('listitem')).toHaveText([
    /^Archivo de aprendices: /,
    /^Número de ficha: /,
    /^Jefe de ficha: /,
    /^Programa: /,
    /^Inicio de la etapa lectiva: /,
    /^Fin de la etapa lectiva: /,
    /^Fin de la ficha: /,
  ])
  await expect(page.locator('[data-toast]')).toContainText('Archivo de aprendices: ')
  await expect(submit).toBeInViewport({ ratio: 1 })
  await list.getByRole('button', { name: /^Fin de la ficha/ }).click()
  await expect(dialog.getByLabel('Fin de la ficha')).toBeFocused()
  await dialog.getByLabel('Número de ficha').fill('28')
  await submit.click()
  await expect(list.getByRole('listitem').nth(1)).toHaveText(
    'Número de ficha: El número de ficha debe tener entre 5 y 9 dígitos.',
  )
})

test('the head of a ficha is found without accents, by words in any order', async ({ page, server, signedIn: _ }) => {
  const { users } = await callApi<{ users: { nombre: string; apellido: string; nro_documento: string }[] }>(
    server,
    '/users',
    { session: await signInAs(server) },
  )
  const head = users.find(({ apellido }) => plain(apellido) !== apellido.toLowerCase())!
  const dialog = await open(page, '/fichas?crear', FICHA)
  const field = dialog.getByRole('combobox', { name: 'Jefe de ficha' })
  const options = dialog.getByRole('option')
  for (const text of [plain(`${head.apellido} ${head.nombre}`), `${head.nro_documento.slice(0, 6)} ${head.nombre}`]) {
    await field.fill(text)
    await expect(options.filter({ hasText: head.nro_documento })).toBeVisible()
  }
  await field.fill(`${head.apellido} xqz`)
  await expect(options.filter({ hasText: head.nro_documento })).toHaveCount(0)
})

test('the buttons of a form stay in sight', async ({ page, signedIn: _ }) => {
  for (const height of [768, 480]) {
    await page.setViewportSize({ width: 1366, height })
    const dialog = await open(page, '/fichas?crear', FICHA)
    await expect(dialog.getByRole('button', { name: FICHA })).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel('Archivo de aprendices').focus()
    await expect(dialog.getByRole('button', { name: FICHA })).toBeInViewport({ ratio: 1 })
  }
})

test('an empty program says that everything is needed, the file too', async ({ page, signedIn: _ }) => {
  const dialog = await open(page, '/programs?crear', PROGRAM)
  await dialog.getByRole('button', { name: PROGRAM }).click()
  await expect(dialog.getByText('Todos los campos son obligatorios, incluyendo el archivo Excel.')).toBeVisible()
})

test.describe('in a browser in English', () => {
  test.use({ locale: 'en-US' })

  test('dates are written with the day first', async ({ page, signedIn: _ }) => {
    const dialog = await open(page, '/fichas?crear', FICHA)
    const start = dialog.getByLabel('Inicio de la etapa lectiva')
    await start.fill('2025-01-20')
    await start.blur()
    await expect(start).toHaveValue('20/01/2025')
    await start.fill('3.2.2025')
    await start.blur()
    await expect(start).toHaveValue('03/02/2025')
    await start.fill('31/02/2025')
    await start.blur()
    await expect(dialog.getByText('Escriba una fecha válida.')).toBeVisible()
  })
})

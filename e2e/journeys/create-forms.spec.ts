import type { Locator, Page } from '@playwright/test'
import { expect, demoTest as test } from '../support/test'

/** A small laptop. */
test.use({ viewport: { width: 1366, height: 768 } })

const FICHA = 'Crear ficha'

/** Presses and releases the mouse at the button's position, as a person does: the button may move in between. */
async function pressSlowly(page: Page, button: Locator) {
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the screen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4)
  await page.mouse.down()
  // Long enough for a validation that starts on blur.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
}

test('the first click on “Crear ficha” shows every error, one of them as a toast, and its buttons stay in sight', async ({
  page,
  signedIn: _,
}) => {
  const dialog = page.getByRole('dialog', { name: FICHA })
  const submit = dialog.getByRole('button', { name: FICHA })
  await test.step('the buttons of the form are visible without scrolling, also on a low screen', async () => {
    for (const height of [480, 768]) {
      await page.setViewportSize({ width: 1366, height })
      await page.goto('/fichas?crear')
      await expect(submit).toBeInViewport({ ratio: 1 })
      await dialog.getByLabel('Archivo de aprendices').focus()
      await expect(submit).toBeInViewport({ ratio: 1 })
    }
  })
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

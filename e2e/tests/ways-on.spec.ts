import { ADMIN } from '../support/server.mjs'
import { demoTest, expect, test } from '../support/test'

demoTest('an address with an unknown program says so and shows another one', async ({ page, signedIn: _ }) => {
  await page.goto('/fichas?programId=999')
  await expect(page.getByRole('alert')).toContainText('El programa de la dirección no existe o está deshabilitado.')
  await page.goto('/fichas')
  await expect(page.locator('main a[href^="/fichas/visualizar/"]').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('without instructors the list leads to the access requests', async ({ page, signedIn: _ }) => {
  await page.goto('/instructors')
  await page.getByRole('link', { name: 'Ver las solicitudes de acceso' }).click()
  await expect(page).toHaveURL(/\/instructors\/solicitudes$/)
})

test('a refused sign-in does not stand above the errors of the next one', async ({ page }) => {
  await page.goto('/auth')
  const password = page.getByRole('textbox', { name: 'Contraseña' })
  await page.getByLabel('Número de documento').fill(ADMIN.nro_documento)
  await password.fill('no es esta')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await password.fill('')
  await password.blur()
  await expect(page.getByText('Este campo es obligatorio.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

demoTest.describe('on a touch screen', () => {
  demoTest.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  demoTest('the links of a table are tall enough for a finger', async ({ page, signedIn: _ }) => {
    await page.goto('/dashboard/fichas')
    const links = page.locator('tbody a:visible')
    await links.first().waitFor()
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })

  demoTest('what acts is as tall as a finger', async ({ page, signedIn: _ }) => {
    for (const path of [
      '/dashboard',
      '/fichas',
      '/instructors',
      '/instructors/solicitudes',
      '/fichas/tyt',
      '/modulos',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const low = await page
        .locator('main :is(button, select, input:not([type=checkbox]), label:has(input[type=checkbox]))')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
            .map(
              (one) =>
                `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)} ${one.getBoundingClientRect().height}`,
            ),
        )
      expect.soft(low, path).toEqual([])
    }
  })
})

demoTest('fields and links have the same green ring', async ({ page, signedIn: _ }) => {
  await page.goto('/instructors')
  const field = page.getByRole('searchbox')
  await field.focus()
  await expect(field).toHaveCSS('outline', 'rgb(37, 111, 0) solid 2px')
  await page.goto('/dashboard/fichas')
  const link = page.locator('tbody a').first()
  await link.focus()
  await expect(link).toHaveCSS('outline', 'rgb(37, 111, 0) solid 2px')
})

import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { activate, breakRelease } from '../support/broken-release'
import { expect, test } from '../support/test'

/** A descriptor whose names are properties of every object. */
const HOSTILE: Partial<RemoteDescriptor> = {
  links: [
    {
      slot: 'menu',
      path: '/manuales',
      icon: 'constructor',
      labelKey: 'toString',
      order: 90,
      access: 'authenticated',
    },
    { slot: 'palette.screen', path: '/manuales', labelKey: '__proto__', order: 0, access: 'authenticated' },
  ],
  parts: [
    {
      slot: 'dashboard.card',
      page: 'constructor',
      titleKey: 'valueOf',
      order: 0,
      width: 'wide',
      access: 'authenticated',
    },
    {
      slot: 'dashboard.card',
      page: 'hasOwnProperty',
      titleKey: 'valueOf',
      order: 0,
      width: 'line',
      access: 'authenticated',
    },
  ],
}

test('a descriptor with names of object properties breaks no page', async ({ page, signedIn: _ }) => {
  await activate(page, [await breakRelease('manuals', HOSTILE)])
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('alert')).toHaveText(/^«.+» no está disponible\./)
  await expect(page.getByRole('link', { name: 'toString', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('proto')
  await expect(page.getByRole('option', { name: '__proto__' })).toBeVisible()
  await page.goto('/modulos')
  await expect(main.getByRole('heading', { level: 1, name: 'Módulos' })).toBeVisible()
})

test('the page Módulos can be opened with the bundled releases instead of the active ones, and links back', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/modulos?seguro')
  await expect(page.getByText(/^Aquí se usan los módulos que vinieron con el sistema/)).toBeVisible()
  await page.getByRole('link', { name: 'Manuales', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Información del sistema/ })).toBeVisible()
  await page.getByRole('link', { name: 'Usar las versiones activas' }).click()
  await expect(page).toHaveURL(/\/modulos$/)
  await expect(page.getByText(/^Aquí se usan los módulos/)).toHaveCount(0)
})

import { expect, type Page } from '@playwright/test'
import type { ADMIN } from './server.mjs'
import type { Texts } from './texts'

/** Signs in with the form of the page. */
export async function signIn(page: Page, t: Texts, { nro_documento, contrasena }: typeof ADMIN) {
  const main = page.locator('main')
  const button = main.getByRole('button', { name: t('access:signIn.submit'), exact: true })
  // Hydration enables the button and restores the tab's draft, which must happen before the fields are filled.
  await expect(button).toBeEnabled()
  await main.getByLabel(t('access:document')).fill(nro_documento)
  await main.getByLabel(t('access:signIn.password'), { exact: true }).fill(contrasena)
  await button.click()
}

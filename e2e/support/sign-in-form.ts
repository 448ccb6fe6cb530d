import { expect, type Page } from '@playwright/test'
import type { ADMIN } from './server.mjs'

/** The texts of the form’s fields and its button. */
interface Words {
  document: string
  password: string
  signIn: string
}

/** Signs in with the form of the page. */
export async function signIn(page: Page, words: Words, { nro_documento, contrasena }: typeof ADMIN) {
  const main = page.locator('main')
  const button = main.getByRole('button', { name: words.signIn, exact: true })
  // Hydration enables the button and restores the tab's draft, which must happen before the fields are filled.
  await expect(button).toBeEnabled()
  await main.getByLabel(words.document).fill(nro_documento)
  await main.getByLabel(words.password, { exact: true }).fill(contrasena)
  await button.click()
}

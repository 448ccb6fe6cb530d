import type { Page } from '@playwright/test'
import type { ADMIN } from './server.mjs'

interface Words {
  document: string
  password: string
  signIn: string
}

/** Signs in by the form of the page. */
export async function signIn(page: Page, words: Words, { nro_documento, contrasena }: typeof ADMIN) {
  const main = page.locator('main')
  await main.getByLabel(words.document).fill(nro_documento)
  await main.getByLabel(words.password, { exact: true }).fill(contrasena)
  await main.getByRole('button', { name: words.signIn, exact: true }).click()
}

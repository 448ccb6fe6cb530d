import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { type Institution, startInstitution } from '../support/institution'
import { createPerson } from '../support/people'
import { freePort, type Server, startServer } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'
import { test as base, expect } from '../support/test'
import { ANY, pattern, textsIn } from '../support/texts'

const t = textsIn('es')
const MARINA = '52000111'

/** A system whose people may sign in with accounts of a provider, which runs in a process of its own. */
const test = base.extend<{ url: string; institution: Institution; server: Server }>({
  url: async ({ browserName: _ }, use) => use(`http://127.0.0.1:${await freePort()}`),
  institution: async ({ url }, use) => {
    const institution = await startInstitution(url, {
      marina: { email: `${MARINA}@fichero.example`, email_verified: true },
      rosa: { email: 'rosa@fichero.example', email_verified: true, given_name: 'Rosa', family_name: 'Peña' },
    })
    await use(institution)
    institution.stop()
  },
  server: async ({ url, institution }, use) => {
    const server = await startServer({ PORT: new URL(url).port, PUBLIC_URL: url, ...institution.env })
    await use(server)
    await server.close()
  },
})

const enterButton = (page: Page) => page.getByRole('button', { name: t('access:institution.enter') })

/** Signs in on the pages of the provider, and agrees. */
async function signInThere(page: Page, login: string) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a person signs in with the account of the institution, and signs out there too', async ({ page, server }) => {
  await createPerson(server, await signInAs(server), MARINA)
  await page.goto('/auth')
  await expect(enterButton(page)).toBeEnabled()
  await expectAccessibleInBothThemes(page, 'the sign-in with two ways')
  await enterButton(page).click()
  await signInThere(page, 'marina')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page
    .getByRole('banner')
    .getByRole('button', { name: pattern(t('shell:layout.userMenu', { name: ANY })) })
    .click()
  await page.getByRole('menuitem', { name: t('shell:layout.signOut') }).click()
  await page.getByRole('button', { name: /yes/i }).click()
  await expect(page).toHaveURL(/\/auth/)
  // Whoever uses the computer next has to sign in there again.
  await enterButton(page).click()
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible()
})

test('who cancels, and who is unknown, reads what to do', async ({ page, server }) => {
  await page.goto(`${server.url}/auth`)
  await enterButton(page).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByRole('alert')).toContainText(t('errors:error.institution_denied'))
  await expect(page).toHaveURL(/\/auth$/)

  await enterButton(page).click()
  await signInThere(page, 'rosa')
  await expect(page.getByRole('alert')).toContainText(t('access:refused.institution_without_access'))
  await expectAccessibleInBothThemes(page, 'a person without access')
  await page.getByRole('link', { name: t('access:institution.request') }).click()
  await expect(page.getByLabel(t('kit:label.nombre'))).toHaveValue('Rosa')
})

test('without the provider, the page says so and the password works', async ({ page, server, institution }) => {
  institution.stop()
  await page.goto(`${server.url}/auth`)
  await enterButton(page).click()
  await expect(page.getByRole('alert')).toContainText(t('access:refused.institution_unavailable'))
  await expect(page.getByLabel(t('access:document'))).toBeEnabled()
})

import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { ADMIN, type Server } from '../support/server.mjs'
import { type Session, signInAs, storeSession } from '../support/session.mjs'
import { signIn } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import { ANY, pattern, textsIn } from '../support/texts'

const t = textsIn('es')

/** Returns the status with which the server answers a token. */
const statusOf = async (server: Server, { token }: Session) =>
  (await fetch(`${server.url}/api/auth/session`, { headers: { 'x-token': token } })).status

const openMenu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: pattern(t('shell:layout.userMenu', { name: ANY })) })
    .click()

async function open(page: Page, session: Session) {
  await storeSession(page, session)
  await page.goto('/dashboard')
  await openMenu(page)
}

async function signOut(page: Page) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: t('shell:layout.signOut') }).click()
  await expect(page).toHaveURL(/\/auth$/)
}

test('signing out ends the session on the server, and only that one', { tag: '@main' }, async ({ page, server }) => {
  const [here, there] = [await signInAs(server), await signInAs(server)]
  await open(page, here)
  await page.getByRole('menuitem', { name: t('shell:layout.signOut') }).click()
  await expect(page).toHaveURL(/\/auth$/)
  // The request outlives the page that sent it, which never receives the answer.
  await expect.poll(() => statusOf(server, here)).toBe(401)
  expect(await statusOf(server, there)).toBe(200)
})

test('the next user of this tab does not return to the open screen, but a link still works', async ({
  page,
  server,
}) => {
  await open(page, await signInAs(server))
  await page.goto('/programs')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('instructors:nav') })
    .first()
    .click()
  await signOut(page)
  const signInAgain = async () => {
    await page.goto('/auth')
    await signIn(page, t, ADMIN)
  }
  // The landing page is a separate document, which loads after the URL has changed.
  const isOnLanding = async () => {
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('html[data-document=landing]')).toBeAttached()
  }
  await page.goBack()
  await isOnLanding()
  await signInAgain()
  await expect(page).toHaveURL(/\/dashboard$/)

  await signOut(page)
  await page.goto('/instructors')
  await isOnLanding()
  await signInAgain()
  await expect(page).toHaveURL(/\/instructors$/)
})

test('all sessions can be ended from the profile', async ({ page, server }) => {
  const [here, there] = [await signInAs(server), await signInAs(server)]
  await open(page, here)
  await page.getByRole('menuitem', { name: t('shell:layout.account') }).click()
  const everywhere = page.getByRole('dialog').getByRole('button', { name: t('shell:profile.everywhere.do') })
  await expect(everywhere).toBeVisible()
  await expectAccessibleInBothThemes(page, 'the profile')

  await test.step('without a connection no session ends, and a message says so', async () => {
    await page.route('**/api/auth/logout*', (route) => route.abort())
    await everywhere.click()
    await expect(page.getByRole('status').filter({ hasText: t('kit:connectionOnAction') })).toBeVisible()
    expect(await statusOf(server, there)).toBe(200)
    await page.unroute('**/api/auth/logout*')
  })

  await everywhere.click()
  await expect(page).toHaveURL(/\/auth$/)
  for (const session of [here, there]) expect(await statusOf(server, session)).toBe(401)
})

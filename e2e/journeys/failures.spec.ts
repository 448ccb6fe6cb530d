import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { createPerson } from '../support/people'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

test.beforeEach(async ({ server, signedIn: _ }) => {
  await createPerson(server, await signInAs(server), '52000333')
})

const navigation = (page: Page) => page.getByRole('navigation').first()
const go = (page: Page, label: string) => navigation(page).getByRole('link', { name: label, exact: true }).click()

const setLanguage = (page: Page, language: 'es' | 'en') =>
  page.addInitScript((lang) => localStorage.setItem('lang', lang), language)

// The tests do not depend on the language.
const language = 'es'
const t = textsIn('es')
const offline = `${t('shell:offline.title')}.`
const broken = t('shell:remote.title', { label: t('instructors:nav') })

test('data stays if a refresh fails, and screens report a lost network', async ({ page, context }) => {
  await test.step('shows the data that could not be refreshed', async () => {
    await setLanguage(page, language)
    await page.clock.install()
    await page.goto('/instructors')
    await expect(page.getByRole('table')).toBeVisible()
    await go(page, t('kit:dashboard'))
    // A request in flight is aborted when the clock jumps by a minute.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.route('**/api/users', (route) => route.abort())
    await page.clock.fastForward('01:00')
    await go(page, t('instructors:nav'))
    const notice = page
      .getByRole('main')
      .getByRole('note')
      .filter({ hasText: t('kit:stale') })
    await expect(notice).toContainText(t('kit:connection'))
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'a screen that is not up to date')
    await page.unroute('**/api/users')
    await notice.getByRole('button', { name: t('kit:retry') }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('stays on the screen without a network, and goes back to one whose data cannot arrive', async () => {
    await go(page, t('programs:nav'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('programs:nav'), { ignoreCase: true })
    // The dashboard would request the programs again.
    await go(page, t('instructors:nav'))
    await expect(page.getByRole('table')).toBeVisible()
    // The code of the search is loaded when it opens.
    const search = page.getByRole('dialog', { name: t('shell:search.label') })
    await page.keyboard.press('Control+k')
    await expect(search.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.clock.fastForward('10:00')
    await context.setOffline(true)
    await go(page, t('programs:nav'))
    await expect(page.getByRole('status').getByText(offline)).toBeVisible()
    await expect(page).toHaveURL(/\/instructors$/)
    await page.keyboard.press('Control+k')
    await search.getByRole('combobox').fill(t('programs:nav'))
    await expect(search.getByRole('option').first()).toContainText(t('programs:nav'))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('shell:offline.link')).last()).toBeVisible()
    await expect(page).toHaveURL(/\/instructors$/)
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'a screen without a network')
    await page.goBack()
    await expect(page.getByRole('main').getByText(t('kit:connection'))).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('main').getByText(t('kit:connection'))).toBeHidden()
    await expect(page.getByRole('status').getByText(offline)).toBeHidden()
  })
})

test('a screen that throws keeps the layout, and an unknown URL has a page', async ({ page }) => {
  await setLanguage(page, language)
  const unusable = () => page.route('**/api/users', (route) => route.fulfill({ json: { ok: true } }))

  await test.step('opens a screen that cannot render the answer of the API', async () => {
    await unusable()
    await page.goto('/instructors')
    await expect(page.getByRole('heading', { name: broken })).toBeVisible()
    await expectAccessibleInBothThemes(page, '/instructors, broken')
    await go(page, t('fichas:nav'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('fichas:nav'))
    await page.goto('/instructors')
    await expect(page.getByRole('heading', { name: broken })).toBeVisible()
    await page.unroute('**/api/users')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('kit:retry') })
      .click()
    await expect(page.getByRole('heading', { name: broken })).toBeHidden()
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  })

  await test.step('a card that cannot render the answer of the API does not affect the other cards', async () => {
    await unusable()
    await page.goto('/dashboard')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(broken)
    await expect(alert).toHaveCount(1)
    await expect(page.getByRole('heading', { name: broken })).toBeHidden()
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4)
    await expectAccessibleInBothThemes(page, '/dashboard, one card broken')
    await page.unroute('**/api/users')
    await alert.getByRole('button').click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('table').last()).toBeVisible()
  })

  await test.step('opens an unknown URL', async () => {
    await page.goto('/no-existe')
    await expect(page.getByRole('heading', { name: t('shell:notFound.title') })).toBeVisible()
    await expect(navigation(page)).toBeVisible()
    await expectAccessibleInBothThemes(page, 'an unknown address')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('kit:toDashboard') })
      .click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

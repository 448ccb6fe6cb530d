import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { createPerson } from '../support/people'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './failures.words'

test.beforeEach(async ({ server, signedIn: _ }) => {
  await createPerson(server, await signInAs(server), '52000333')
})

const retry = (page: Page, words: Words) => page.getByRole('main').getByRole('button', { name: words.retry })
const navigation = (page: Page) => page.getByRole('navigation').first()
const go = (page: Page, label: string) => navigation(page).getByRole('link', { name: label, exact: true }).click()

const setLanguage = (page: Page, language: 'es' | 'en') =>
  page.addInitScript((lang) => localStorage.setItem('lang', lang), language)

// The tests do not depend on the language.
const language = 'es'
const words: Words = WORDS.es

test('data stays if a refresh fails, and screens report a lost network', async ({ page, context }) => {
  await test.step('shows the data that could not be refreshed', async () => {
    await setLanguage(page, language)
    await page.clock.install()
    await page.goto('/instructors')
    await expect(page.getByRole('table')).toBeVisible()
    await go(page, words.dashboard)
    // A request in flight is aborted when the clock jumps by a minute.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await page.route('**/api/users', (route) => route.abort())
    await page.clock.fastForward('01:00')
    await go(page, words.instructors)
    const notice = page.getByRole('main').getByRole('note').filter({ hasText: words.stale })
    await expect(notice).toContainText(words.connection)
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessibleInBothThemes(page, 'a screen that is not up to date')
    await page.unroute('**/api/users')
    await notice.getByRole('button', { name: words.retry }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('stays on the screen without a network, and goes back to one whose data cannot arrive', async () => {
    await go(page, words.programs)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.programs, { ignoreCase: true })
    // The dashboard would request the programs again.
    await go(page, words.instructors)
    await expect(page.getByRole('table')).toBeVisible()
    await page.clock.fastForward('10:00')
    await context.setOffline(true)
    await go(page, words.programs)
    await expect(page.getByRole('status').getByText(words.offline)).toBeVisible()
    await expect(page).toHaveURL(/\/instructors$/)
    await expectAccessibleInBothThemes(page, 'a screen without a network')
    await page.goBack()
    await expect(page.getByRole('main').getByText(words.connection)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('main').getByText(words.connection)).toBeHidden()
    await expect(page.getByRole('status').getByText(words.offline)).toBeHidden()
  })
})

test('a screen that throws keeps the layout, and an unknown URL has a page', async ({ page }) => {
  await setLanguage(page, language)
  const unusable = () => page.route('**/api/users', (route) => route.fulfill({ json: { ok: true } }))

  await test.step('opens a screen that cannot render the answer of the API', async () => {
    await unusable()
    await page.goto('/instructors')
    await expect(page.getByRole('heading', { name: words.broken })).toBeVisible()
    await expectAccessibleInBothThemes(page, '/instructors, broken')
    await go(page, words.fichas)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.fichas)
    await page.goto('/instructors')
    await expect(page.getByRole('heading', { name: words.broken })).toBeVisible()
    await page.unroute('**/api/users')
    await retry(page, words).click()
    await expect(page.getByRole('heading', { name: words.broken })).toBeHidden()
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  })

  await test.step('a card that cannot render the answer of the API does not affect the other cards', async () => {
    await unusable()
    await page.goto('/dashboard')
    const broken = page.getByRole('main').getByRole('alert')
    await expect(broken).toContainText(words.broken)
    await expect(broken).toHaveCount(1)
    await expect(page.getByRole('heading', { name: words.broken })).toBeHidden()
    await expect.poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(4)
    await expectAccessibleInBothThemes(page, '/dashboard, one card broken')
    await page.unroute('**/api/users')
    await broken.getByRole('button').click()
    await expect(broken).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('table').last()).toBeVisible()
  })

  await test.step('opens an unknown URL', async () => {
    await page.goto('/no-existe')
    await expect(page.getByRole('heading', { name: words.unknownPage })).toBeVisible()
    await expect(navigation(page)).toBeVisible()
    await expectAccessibleInBothThemes(page, 'an unknown address')
    await page.getByRole('main').getByRole('link', { name: words.toDashboard }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

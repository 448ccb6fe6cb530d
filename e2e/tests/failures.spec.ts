import type { Page, Route } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './failures.words'

test.beforeEach(async ({ server, signedIn: _ }) => {
  await createPerson(server, await signInAs(server), '52000333')
})

/** As the API, in the language that the page asks for. */
const refuse = (status: number, code: string) => (route: Route) => {
  const words = WORDS[route.request().headers()['accept-language'] === 'en' ? 'en' : 'es']
  return route.fulfill({
    status,
    json: { ok: false, code, msg: words[code === 'forbidden' ? 'forbidden' : 'notFound'] },
  })
}

/** How the server fails, the message for it, and how often a screen tries before showing it. */
const FAILURES = [
  { what: 'gone', fail: (route: Route) => route.abort(), says: 'connection', asks: 3 },
  { what: 'refusing', fail: refuse(403, 'forbidden'), says: 'forbidden', asks: 1 },
  { what: 'broken', fail: refuse(500, 'internal'), says: 'server', asks: 3 },
  { what: 'behind a page of a proxy', fail: (route: Route) => route.fulfill({ body: '<p>' }), says: 'format', asks: 1 },
  { what: 'at a loss', fail: refuse(404, 'not_found'), says: 'notFound', asks: 1 },
] as const

const SCREENS = [
  { path: '/instructors', api: '**/api/users', heading: 'instructors' },
  { path: '/fichas?mias=true', api: '**/api/fichas?mias=true&page=**', heading: 'fichas' },
  { path: '/programs', api: '**/api/programs', heading: 'programs' },
] as const

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const retry = (page: Page, words: Words) => page.getByRole('main').getByRole('button', { name: words.retry })
const navigation = (page: Page) => page.getByRole('navigation').first()
const go = (page: Page, label: string) => navigation(page).getByRole('link', { name: label, exact: true }).click()

const speak = (page: Page, language: 'es' | 'en') =>
  page.addInitScript((lang) => localStorage.setItem('lang', lang), language)

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`an unreachable, failing or refusing server: a message on every list inside the layout, and a retry (${language})`, async ({
    page,
    server,
  }) => {
    await seedFicha(server, await signInAs(server))
    await speak(page, language)
    // All screens use the kit, so one goes through every failure and the others through two.
    for (const { path, api, heading } of language === 'es' ? SCREENS : SCREENS.slice(0, 1))
      for (const { what, fail, says, asks } of path === '/instructors' ? FAILURES : FAILURES.slice(0, 2)) {
        let asked = 0
        await page.route(api, (route) => {
          asked += 1
          return fail(route)
        })
        await page.goto(path)
        await expect(alert(page), `${path}, a server that is ${what}`).toContainText(words[says])
        expect(asked, `${path}, a server that is ${what}`).toBe(asks)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(words[heading])
        await expect(navigation(page)).toBeVisible()
        const wayOn = page.getByRole('main').getByRole('link', { name: words.toDashboard })
        await expect(wayOn).toHaveCount(says === 'forbidden' || says === 'notFound' ? 1 : 0)
        if (path === '/instructors' && says === 'forbidden')
          await expectAccessibleInBothThemes(page, `a server that is ${what}`)

        // What does not exist will not be there the next time.
        if (says === 'notFound') {
          await expect(retry(page, words)).toHaveCount(0)
          await page.unroute(api)
          continue
        }

        // Still failing: the message stays, and so does the focus.
        await retry(page, words).press('Enter')
        await expect.poll(() => asked).toBe(2 * asks)
        await expect(alert(page)).toContainText(words[says])
        await expect(retry(page, words)).toBeEnabled()

        await page.unroute(api)
        await retry(page, words).click()
        await expect(alert(page)).toBeHidden()
        await expect(page.getByRole('main').getByRole('list').or(page.getByRole('table')).first()).toBeVisible()
      }

    await test.step('brings every card back with one press', async () => {
      // All cards use one server: a retry of one card reloads them all.
      await page.route('**/api/**', (route) => route.abort())
      await page.goto('/dashboard')
      await expect(alert(page)).not.toHaveCount(0)
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      await expect.poll(() => retry(page, words).count()).toBeGreaterThan(3)
      await page.unroute('**/api/**')
      await retry(page, words).last().click()
      await expect(retry(page, words)).toHaveCount(0)
    })
  })

  test(`a slow server: a skeleton at once, a text after three seconds, then the data (${language})`, async ({
    page,
  }) => {
    await speak(page, language)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00-05:00') })
    let answer = () => {}
    await page.route('**/api/users', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await page.clock.pauseAt(new Date('2026-11-21T09:00:00-05:00'))
    const asked = page.waitForRequest('**/api/users')
    await page.goto('/instructors')
    await asked
    // Data is asked for before the screen is there.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const waiting = page.getByRole('main').getByRole('status')
    await expect(waiting).toHaveAttribute('data-wait', 'idle')
    await page.clock.runFor(200)
    await expect(waiting).toHaveAttribute('data-wait', 'pending')
    await expect(waiting.locator('[aria-hidden]').first()).toBeVisible()
    await page.clock.runFor(2700)
    await expect(waiting.getByText(words.slow)).toBeHidden()
    await page.clock.runFor(200)
    await expect(waiting.getByText(words.slow)).toBeVisible()
    await page.clock.resume()
    await expectAccessibleInBothThemes(page, 'a slow screen')
    answer()
    await expect(page.getByRole('table')).toBeVisible()
  })
}

// The rest is the same in every language.
const language = 'es'
const words: Words = WORDS.es

test('data stays if a refresh fails, and screens report a lost network', async ({ page, context }) => {
  await test.step('sees data that could not be brought up to date', async () => {
    await speak(page, language)
    await page.clock.install()
    await page.goto('/instructors')
    await expect(page.getByRole('table')).toBeVisible()
    await go(page, words.dashboard)
    // What is on the way when a minute passes at once is given up.
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

  await test.step('opens a screen without a network', async () => {
    await go(page, words.programs)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.programs, { ignoreCase: true })
    // The panel would ask for the programs once more.
    await go(page, words.instructors)
    await expect(page.getByRole('table')).toBeVisible()
    await page.clock.fastForward('10:00')
    await context.setOffline(true)
    await go(page, words.programs)
    await expect(page.getByRole('main').getByText(words.connection)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('main').getByText(words.connection)).toBeHidden()
  })
})

test('a screen that throws keeps the layout, and an unknown URL has a page', async ({ page }) => {
  await speak(page, language)
  const unusable = () => page.route('**/api/users', (route) => route.fulfill({ json: { ok: true } }))

  await test.step('a screen that cannot render its answer', async () => {
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

  await test.step('a card that cannot render its answer leaves the other cards', async () => {
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

  await test.step('opens an unknown address', async () => {
    await page.goto('/no-existe')
    await expect(page.getByRole('heading', { name: words.unknownPage })).toBeVisible()
    await expect(navigation(page)).toBeVisible()
    await expectAccessibleInBothThemes(page, 'an unknown address')
    await page.getByRole('main').getByRole('link', { name: words.toDashboard }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
})

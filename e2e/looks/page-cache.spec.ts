import type { CDPSession, Page } from '@playwright/test'
import { createPerson } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

// The back/forward cache restores a page as it was left, unless the page prevents that
// (https://developer.mozilla.org/docs/Web/API/NotRestoredReasons). Playwright switches this off.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** The event of the browser’s protocol about a page that was not restored from the cache. */
interface NotUsed {
  notRestoredExplanations: { type: string; reason: string }[]
}

/** Goes back, and returns the reasons of the page for not being cached, without reasons of the browser. */
async function reasonsAgainstCache(page: Page, device: CDPSession, path: string) {
  const reasons: string[] = []
  const note = ({ notRestoredExplanations: all }: NotUsed) =>
    reasons.push(...all.filter(({ type }) => type === 'PageSupportNeeded').map(({ reason }) => reason))
  device.on('Page.backForwardCacheNotUsed', note)
  await page.goto('/')
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  device.off('Page.backForwardCacheNotUsed', note)
  return reasons
}

test('no screen prevents the back/forward cache', async ({ page, seeded: _ }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Page.enable')
  const screens = ['/dashboard', '/fichas', `/fichas/visualizar/${SEEDED_FICHA}`, '/instructors', '/manuales']
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await reasonsAgainstCache(page, device, path), path).toEqual([])
  }
  await test.step('the check finds a screen that prevents the cache', async () => {
    await page.evaluate(() => window.addEventListener('unload', () => undefined))
    expect(await reasonsAgainstCache(page, device, '/manuales')).not.toEqual([])
  })
})

test('a page restored from the cache shows current data for the current user', async ({
  page,
  server,
  seeded: admin,
}) => {
  // A cached page receives no events from other tabs until it is shown again.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  )
  const restoreFromCache = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const person = await createPerson(server, admin, '52000111')
  const other = await page.context().newPage()
  await other.goto('/manuales')
  const path = `/fichas/visualizar/${SEEDED_FICHA}`
  await page.goto(path)
  await expect(page.getByRole('table')).toBeVisible()
  const edit = page.getByRole('button', { name: /^Cargar reporte/ })
  await expect(edit).toBeVisible()

  await test.step('the data and the session of the page are refetched', async () => {
    const requested = [`/api/fichas/${SEEDED_FICHA}`, '/api/auth/session'].map((call) =>
      page.waitForRequest(`**${call}`),
    )
    await restoreFromCache()
    await Promise.all(requested)
    await expect(page.getByRole('table')).toBeVisible()
  })

  await test.step('somebody else has signed in meanwhile', async () => {
    const session = await signInAs(server, person)
    await other.evaluate(
      ([user, token, permisos]) => {
        localStorage.setItem('user', user)
        localStorage.setItem('permisos', permisos)
        localStorage.setItem('token', token)
        localStorage.setItem('theme', 'oscuro')
        localStorage.setItem('lang', 'en')
      },
      [JSON.stringify(session.user), session.token, JSON.stringify(session.permisos)] as const,
    )
    await expect(edit).toBeVisible()
    const requested = page.waitForRequest(
      (request) =>
        request.url().endsWith(`/api/fichas/${SEEDED_FICHA}`) && request.headers()['x-token'] === session.token,
    )
    await restoreFromCache()
    await requested
    await expect(edit).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  await test.step('the user has signed out meanwhile', async () => {
    await other.evaluate(() => localStorage.removeItem('token'))
    await restoreFromCache()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('table')).toBeHidden()
  })
})

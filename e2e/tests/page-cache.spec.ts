import type { CDPSession, Page } from '@playwright/test'
import { createPerson } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

// Back and Forward bring a page as it was left, unless the page does what forbids it
// (https://developer.mozilla.org/docs/Web/API/NotRestoredReasons). Playwright switches this off.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

interface NotUsed {
  notRestoredExplanations: { type: string; reason: string }[]
}

/** Goes back, and returns what the page does for which it was not kept. What the browser itself lacks is not the page's. */
async function forbiddenBy(page: Page, device: CDPSession, path: string) {
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

test('no screen forbids the browser to keep it for Back and Forward', async ({ page, seeded: _ }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Page.enable')
  const screens = ['/dashboard', '/fichas', `/fichas/visualizar/${SEEDED_FICHA}`, '/instructors', '/manuales']
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await forbiddenBy(page, device, path), path).toEqual([])
  }
  await test.step('and one that did would be found', async () => {
    await page.evaluate(() => window.addEventListener('unload', () => undefined))
    expect(await forbiddenBy(page, device, '/manuales')).not.toEqual([])
  })
})

test('a page that comes back shows what is true now, and to whom it is now', async ({
  page,
  server,
  seeded: admin,
}) => {
  // A page that is kept hears nothing of other tabs until it is shown again.
  await page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  )
  const comesBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  const person = await createPerson(server, admin, '52000111')
  const other = await page.context().newPage()
  await other.goto('/manuales')
  const path = `/fichas/visualizar/${SEEDED_FICHA}`
  await page.goto(path)
  await expect(page.getByRole('table')).toBeVisible()
  const edit = page.getByRole('button', { name: /^Cargar reporte/ })
  await expect(edit).toBeVisible()

  await test.step('its data and its session are asked for again', async () => {
    const asked = [`/api/fichas/${SEEDED_FICHA}`, '/api/auth/session'].map((call) => page.waitForRequest(`**${call}`))
    await comesBack()
    await Promise.all(asked)
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
    const asked = page.waitForRequest(
      (request) =>
        request.url().endsWith(`/api/fichas/${SEEDED_FICHA}`) && request.headers()['x-token'] === session.token,
    )
    await comesBack()
    await asked
    await expect(edit).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Account of/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })

  await test.step('nobody is signed in any more', async () => {
    await other.evaluate(() => localStorage.removeItem('token'))
    await comesBack()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('table')).toBeHidden()
  })
})

import type { Page } from '@playwright/test'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('a session lasts while the user is active, and is not extended by polling', async ({ page, signedIn: _ }) => {
  await page.clock.install({ time: new Date('2026-11-21T08:00:00-05:00') })
  let renewed = 'a token that comes with every answer'
  await page.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-token': renewed } })
  })
  const refreshed = () => page.waitForResponse('**/api/admin/stats')
  // The API receives the token that it knows, whatever the browser has stored.
  await page.addInitScript(() => Object.assign(window, { known: localStorage.getItem('token') }))
  await page.route('**/api/**', async (route) => {
    const known = await page.evaluate(() => (window as unknown as { known: string }).known)
    await route.fallback({ headers: { ...route.request().headers(), 'x-token': known } })
  })

  await Promise.all([refreshed(), page.goto('/dashboard')])
  await expect.poll(() => storedToken(page)).toBe(renewed)

  const stored = renewed
  renewed = 'a token for a screen that nobody looks at'
  await page.clock.fastForward('31:00')
  // When the second answer arrives, the first one has been processed.
  for (let time = 0; time < 2; time++) await Promise.all([refreshed(), page.clock.runFor(31_000)])
  expect(await storedToken(page)).toBe(stored)

  renewed = 'a token for somebody who is back'
  await page.keyboard.press('Shift')
  await Promise.all([refreshed(), page.clock.runFor(31_000)])
  await expect.poll(() => storedToken(page)).toBe(renewed)
})

/** Delays the answer of the session check. Returns a function that releases it. */
async function delayCheck(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/auth/session', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('changed permissions apply after the session check, without a reload and in all tabs', async ({
  page,
  context,
  server,
}) => {
  await storeSession(page, { ...(await signInAs(server)), permisos: [] })
  const release = await delayCheck(page)
  await page.goto('/dashboard')
  const requests = page.getByRole('heading', { name: 'Solicitudes de acceso' })
  await expect(page.getByRole('heading', { name: 'Instructores activos' })).toBeVisible()
  await expect(requests).toBeHidden()
  release()
  await expect(requests).toBeVisible()

  await page.evaluate(() => localStorage.setItem('permisos', '[]'))
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { name: 'Solicitudes de acceso' })).toBeVisible()
  await expect(requests).toBeVisible()
})

test('unknown permissions do not redirect, and a failed check is not shown', async ({ page, signedIn: _ }) => {
  // Delayed from the first page on, because the check of that page would store the permissions again.
  const release = await delayCheck(page)
  await page.goto('/fichas')
  await page.evaluate(() => localStorage.removeItem('permisos'))
  const requested = page.waitForRequest('**/api/auth/session')
  await page.goto('/fichas/disabled')
  await requested
  const title = page.getByRole('heading', { name: 'Fichas deshabilitadas', level: 1 })
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expect(page).toHaveURL(/\/fichas\/disabled$/)
  release()
  await expect(title).toBeVisible()

  await page.unroute('**/api/auth/session')
  await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, body: '{}' }))
  const failed = page.waitForResponse('**/api/auth/session')
  await page.reload()
  await failed
  await expect(title).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

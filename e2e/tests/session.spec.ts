import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('a session lasts while somebody is at work, and not because a screen refreshes itself', async ({
  page,
  signedIn: _,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T08:00:00-05:00') })
  let renewed = 'a token that comes with every answer'
  await page.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-token': renewed } })
  })
  const refreshed = () => page.waitForResponse('**/api/admin/stats')
  // The API is told the token that it knows, whatever the browser keeps.
  await page.addInitScript(() => Object.assign(window, { known: localStorage.getItem('token') }))
  await page.route('**/api/**', async (route) => {
    const known = await page.evaluate(() => (window as unknown as { known: string }).known)
    await route.fallback({ headers: { ...route.request().headers(), 'x-token': known } })
  })

  await Promise.all([refreshed(), page.goto('/dashboard')])
  await expect.poll(() => storedToken(page)).toBe(renewed)

  const kept = renewed
  renewed = 'a token for a screen that nobody looks at'
  await page.clock.fastForward('31:00')
  // Once the next answer is there, the one before has been dealt with.
  for (let time = 0; time < 2; time++) await Promise.all([refreshed(), page.clock.runFor(31_000)])
  expect(await storedToken(page)).toBe(kept)

  renewed = 'a token for somebody who is back'
  await page.keyboard.press('Shift')
  await Promise.all([refreshed(), page.clock.runFor(31_000)])
  await expect.poll(() => storedToken(page)).toBe(renewed)
})

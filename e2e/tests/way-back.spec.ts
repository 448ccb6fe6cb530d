import type { Page } from '@playwright/test'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('Back leads to the person one came from', async ({ page, server, signedIn: _ }) => {
  await seedFicha(server, await signInAs(server))
  await page.setViewportSize({ width: 390, height: 500 })
  const people = page.getByRole('table').getByRole('link')
  await page.goto(`/fichas/visualizar/${SEEDED_FICHA}`)
  await people.last().scrollIntoViewIfNeeded()
  const before = await place(page)
  expect(before).toBeGreaterThan(500)
  await people.last().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Ficha/)
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => place(page)).toBe(before)
})

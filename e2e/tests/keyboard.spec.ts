import type { Locator, Page } from '@playwright/test'
import { createAccessRequest } from '../support/people'
import { ADMIN } from '../support/server.mjs'
import { expect, test } from '../support/test'
import { WORDS } from './keyboard.words'

/** More tab stops than any screen has before the target. */
const MOST_STOPS = 60

for (const language of ['es', 'en'] as const) {
  const words = WORDS[language]

  test(`with keys alone, from the landing page to an approved request (${language})`, async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { name } = await createAccessRequest(server, 'Ana María', 'Restrepo')
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await page.goto('/')

    await test.step('goes to sign in', async () => {
      await tabTo(page, page.getByRole('link', { name: words.signIn, exact: true }).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/auth$/)
    })

    await test.step('signs in', async () => {
      await tabTo(page, page.getByLabel(words.document))
      await page.keyboard.type(ADMIN.nro_documento)
      await tabTo(page, page.getByLabel(words.password, { exact: true }))
      await page.keyboard.type(ADMIN.contrasena)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('approves a request', async () => {
      await tabTo(page, page.getByRole('button', { name: words.approve(name) }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: words.handOver(name) })).toBeFocused()
    })

    await test.step('copies the link', async () => {
      await tabTo(page, page.getByRole('button', { name: words.copy }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/reset-password/')
    })

    await test.step('closes the link', async () => {
      await tabTo(page, page.getByRole('button', { name: words.done }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: words.requests })).toBeFocused()
      await expect(page.getByText(words.none)).toBeVisible()
    })
  })
}

/** Presses Tab until the element has the focus. Every stop on the way must have a visible focus indicator. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const stop = document.activeElement
      if (!stop || stop === document.body) return null
      const { outlineStyle, boxShadow } = getComputedStyle(stop)
      // Input fields show the focus by their border.
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || stop instanceof HTMLInputElement
      const { width, height } = stop.getBoundingClientRect()
      return isMarked && width > 0 && height > 0 && stop.matches(':focus-visible') ? null : stop.outerHTML.slice(0, 200)
    })
    expect(hidden, 'a stop of the keyboard that nobody sees').toBeNull()
  }
  throw new Error(`${wanted} is not among the first ${MOST_STOPS} stops of the keyboard.`)
}

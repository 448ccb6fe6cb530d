import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './notifications.words'

/** Beyond the three seconds, with time for rendering. */
const LATE = 3300
/** Within them, with time for the test itself. */
const EARLY = 2600

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`a toast disappears after three seconds, but not on hover or focus, and stays in the list of notifications (${language})`, async ({
    page,
    signedIn: _,
  }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await page.clock.install({ time: new Date('2026-11-21T08:00:00-05:00') })
    await page.goto('/dashboard')
    const toast = page.getByRole('status').locator('[data-toast]').filter({ hasText: words.done })

    await test.step('lets a toast pass', async () => {
      await saveProfile(page, words)
      await expect(toast).toBeVisible()
      await page.clock.runFor(EARLY)
      await expect(toast).toBeVisible()
      await page.clock.runFor(LATE - EARLY)
      await expect(toast).toBeHidden()
    })

    await test.step('keeps one under the pointer', async () => {
      await saveProfile(page, words)
      await toast.hover()
      await page.clock.runFor(60_000)
      await expect(toast).toBeVisible()
      await page.mouse.move(5, 5)
      await page.clock.runFor(EARLY)
      await expect(toast).toBeVisible()
      await page.clock.runFor(LATE - EARLY)
      await expect(toast).toBeHidden()
    })

    await test.step('keeps one under the focus, and closes it', async () => {
      await saveProfile(page, words)
      const close = toast.getByRole('button', { name: words.close })
      await close.focus()
      await page.clock.runFor(60_000)
      await expect(toast).toBeVisible()
      await close.press('Enter')
      await expect(toast).toBeHidden()
    })

    const bell = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${words.bell}`) })
    await page.reload()
    await expect(bell).toHaveAccessibleName(words.unseen(3))
    await bell.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: words.list })
    await expect(list.getByText(words.done)).toHaveCount(3)
    const times = await list
      .locator('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
    expect(times).toEqual(times.toSorted().reverse())
    expect(new Set(times).size).toBe(3)
    await expect(bell).toHaveAccessibleName(words.bell)
    // Announced when it appeared, and not again when the list opens.
    await expect(
      page.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: words.done }),
    ).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(list).toBeFocused()

    await test.step('closes the list, and clears it', async () => {
      await page.clock.resume()
      if (language === 'es') await expectAccessibleInBothThemes(page, 'notifications')
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(bell).toBeFocused()
      await bell.click()
      await page.getByRole('button', { name: words.clear }).click()
      await bell.click()
      await expect(page.getByText(words.empty)).toBeVisible()
    })
  })
}

/** Stops the clock when the toast appears. */
async function saveProfile(page: Page, words: Words) {
  await page.clock.resume()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cuenta de|^Account of/ })
    .click()
  await page.getByRole('button', { name: words.account }).click()
  await page.getByRole('button', { name: words.edit }).click()
  const save = page.getByRole('button', { name: words.save })
  await expect(save).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const saved = page.waitForResponse('**/api/users/update/**')
  await save.click()
  await saved
  await page.mouse.move(5, 5)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('[data-toast]')).toBeVisible({ timeout: 200 })
  }).toPass()
}

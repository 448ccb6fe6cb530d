import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './notifications.words'

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`a toast stays in the list of notifications, which opens and closes by keyboard (${language})`, async ({
    page,
    signedIn: _,
  }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await page.goto('/dashboard')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: /^Cuenta de|^Account of/ }).click()
    await page.getByRole('menuitem', { name: words.account }).click()
    await page.getByRole('button', { name: words.edit }).click()
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('status').locator('[data-toast]').filter({ hasText: words.done })).toBeVisible()

    const bell = banner.getByRole('button', { name: new RegExp(`^${words.bell}`) })
    await page.reload()
    await expect(bell).toHaveAccessibleName(words.unseen(1))
    await bell.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: words.list })
    await expect(list.getByText(words.done)).toHaveCount(1)
    await expect(bell).toHaveAccessibleName(words.bell)
    // The toast was announced when it appeared, and is not announced again when the list opens.
    await expect(
      page.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: words.done }),
    ).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(list).toBeFocused()

    await test.step('closes the list of notifications, and clears it', async () => {
      await expectAccessibleInBothThemes(page, 'notifications')
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

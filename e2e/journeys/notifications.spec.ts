import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { expect, test } from '../support/test'
import { ANY, pattern, some, textsIn } from '../support/texts'

for (const language of inOne('en')) {
  const t = textsIn(language)

  test(`a toast stays in the list of notifications, which opens and closes by keyboard (${language})`, async ({
    page,
    signedIn: _,
  }) => {
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await page.goto('/dashboard')
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: pattern(t('shell:layout.userMenu', { name: ANY })) }).click()
    await page.getByRole('menuitem', { name: t('shell:layout.account') }).click()
    await page.getByRole('button', { name: t('shell:profile.open') }).click()
    await page.getByRole('button', { name: t('shell:profile.edit.save') }).click()
    await expect(
      page
        .getByRole('status')
        .locator('[data-toast]')
        .filter({ hasText: t('shell:profile.edit.done') }),
    ).toBeVisible()

    const bell = banner.getByRole('button', { name: pattern(some(/^/) + t('shell:notifications.title')) })
    await page.reload()
    await expect(bell).toHaveAccessibleName(t('shell:notifications.unseen', { count: 1 }))
    await bell.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('region', { name: t('shell:notifications.list') })
    await expect(list.getByText(t('shell:profile.edit.done'))).toHaveCount(1)
    await expect(bell).toHaveAccessibleName(t('shell:notifications.title'))
    // The toast was announced when it appeared, and is not announced again when the list opens.
    await expect(
      page.locator('[aria-live], [role="status"], [role="alert"]').filter({ hasText: t('shell:profile.edit.done') }),
    ).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(list).toBeFocused()

    await test.step('closes the list of notifications, and clears it', async () => {
      await expectAccessibleInBothThemes(page, 'notifications')
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expect(bell).toBeFocused()
      await bell.click()
      await page.getByRole('button', { name: t('shell:notifications.clear') }).click()
      await bell.click()
      await expect(page.getByText(t('shell:notifications.empty'))).toBeVisible()
    })
  })
}

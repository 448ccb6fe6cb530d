import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { signInAs } from '../support/session.mjs'
import { signIn } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

for (const language of inOne('en')) {
  const t = textsIn(language)
  const inLanguage = (page: Page) =>
    page.addInitScript((lang) => {
      if (!localStorage.getItem('lang')) localStorage.setItem('lang', lang)
    }, language)

  test(`each URL requires its permission, and signing in returns to it (${language})`, async ({ page, server }) => {
    await inLanguage(page)
    const person = await createPerson(server, await signInAs(server), '52000111')
    await page.goto('/fichas?limit=20')
    await expect(page).toHaveURL(`${server.url}/`)
    // The landing page is a separate document, whose load would cancel the next navigation.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/auth')
    await signIn(page, t, person)
    await expect(page).toHaveURL(/\/fichas\?limit=20$/)

    await test.step('opens the dashboard of a user for whom nothing waits', async () => {
      await page.goto('/dashboard')
      await expect(page.getByText(t('shell:dashboard.nothingWaits'))).toBeVisible()
    })

    await test.step('opens screens of administrators, and an unknown one', async () => {
      for (const [address, list] of [
        ['/fichas/disabled', /\/fichas$/],
        ['/instructors/disabled', /\/instructors$/],
        ['/programs/disabled', /\/programs$/],
      ] as const) {
        await page.goto(address)
        await expect(page).toHaveURL(list)
        await expect(page.locator('[data-toast]')).toContainText(t('shell:layout.pageNotAllowed'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      await page.goto('/no-existe')
      await expect(page.getByRole('heading', { name: t('shell:notFound.title') })).toBeVisible()
      await expect(page.getByRole('complementary')).toBeVisible()
      await expectAccessible(page, 'an unknown address')
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('option', { name: t('shell:layout.signOut') })).toBeVisible()
      for (const create of ['fichas:list.create', 'programs:list.create'])
        await expect(page.getByRole('option', { name: t(create) })).toHaveCount(0)
    })

    await test.step('signing in does not redirect to a foreign address', async () => {
      // On a page without the shell, which would notice that its session is gone and navigate by itself.
      await page.goto('/api/health/live')
      await page.evaluate(() => localStorage.clear())
      for (const foreign of ['//evil.example/', 'https://evil.example/', '/\\evil.example/', 'javascript:alert(1)']) {
        await page.goto('/auth')
        await page.evaluate(
          (from) => sessionStorage.setItem('came-from', JSON.stringify({ from, ended: false })),
          foreign,
        )
        const { token, user } = await signInAs(server, person)
        await page.evaluate(
          ([token, user]) => {
            localStorage.setItem('lang', document.documentElement.lang)
            localStorage.setItem('token', token)
            localStorage.setItem('user', user)
          },
          [token, JSON.stringify(user)] as const,
        )
        await page.goto('/auth')
        await expect(page).toHaveURL(`${server.url}/dashboard`)
        await expect.poll(() => page.evaluate(() => sessionStorage.getItem('came-from'))).toBeNull()
      }
    })
  })
}

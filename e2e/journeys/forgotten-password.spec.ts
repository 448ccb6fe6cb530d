import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { signInAs, storeSession } from '../support/session.mjs'
import { signIn } from '../support/sign-in-form'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { type Texts, textsIn } from '../support/texts'

// A dozen screens, each checked by axe, on two busy cores.
test.describe.configure({ timeout: 180_000 })

for (const language of inOne('en')) {
  const t = textsIn(language)

  test(`a forgotten password is reset with a one-time link (${language})`, async ({ page, server }) => {
    await startIn(page, language)
    const main = page.locator('main')
    const person = await createPerson(server, await signInAs(server), '52000111')
    await page.goto('/auth')
    await expect(main.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeEnabled()
    await main.getByLabel(t('access:document')).fill('12a')
    await main.getByRole('link', { name: t('access:signIn.forgot') }).click()
    await expect(main.getByLabel(t('access:document'))).toHaveValue('12a')
    const askForLink = main.getByRole('button', { name: t('access:forgot.submitUnmailed') })

    await test.step('without mail, asks for a link and reads who hands it over', async () => {
      await askForLink.click()
      await expect(main.getByText(t('kit:field.document_invalid'))).toBeVisible()
      await expectAccessible(page, 'the forgotten password')
      await main.getByLabel(t('access:document')).fill(person.nro_documento)
      await askForLink.click()
      await expect(main.getByRole('heading', { level: 1, name: t('access:forgot.recorded.heading') })).toBeFocused()
      await expectAccessible(page, 'the request that was recorded')
    })

    const link = await test.step('an administrator makes the link from the notifications', async () => {
      const context = await page.context().browser()!.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      const admin = await context.newPage()
      await startIn(admin, language)
      await storeSession(admin, await signInAs(server))
      await admin.goto('/instructors')
      const waits = `${t('shell:notifications.title')} · ${t('shell:notifications.waiting', { count: 1 })}`
      await admin.getByRole('button', { name: waits }).click()
      const give = admin.getByRole('button', { name: t('instructors:link.named', { name: 'Marina Quintero Ruiz' }) })
      await expect(give).toBeVisible()
      await expectAccessible(admin, 'a request for a new password among the notifications')
      await give.click()
      await admin
        .getByRole('alertdialog')
        .getByRole('button', { name: t('instructors:link.submit') })
        .click()
      const linkField = admin.getByRole('dialog').getByRole('textbox', { name: t('instructors:handOver.link') })
      const address = await linkField.inputValue()
      await expectAccessible(admin, 'the link that was made')
      await admin
        .getByRole('dialog')
        .getByRole('button', { name: t('instructors:handOver.done') })
        .click()
      await expect(linkField).toBeHidden()
      await expect(admin.getByRole('button', { name: waits })).toBeHidden()
      await context.close()
      return new URL(address).pathname
    })

    const referrers: (string | undefined)[] = []
    page.on('request', (request) => referrers.push(request.headers().referer))
    await page.goto(link)
    await setPassword(page, t, 'corta', 'otra')
    await expect(main.getByText(t('kit:field.password_short'))).toBeVisible()
    await expect(main.getByText(t('kit:field.passwords_differ'))).toBeVisible()
    await expectAccessible(page, 'an invalid new password')
    await setPassword(page, t, 'la de ahora', 'la de ahora')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(main.getByRole('note')).toHaveText(t('access:signIn.passwordSaved'))
    expect(referrers.length).toBeGreaterThan(5)
    expect(referrers.filter((referrer) => referrer?.includes('reset-password'))).toEqual([])
    await expectAccessible(page, 'signing in with the new password')
    await signIn(page, t, { ...person, contrasena: 'la de ahora' })
    await expect(page).toHaveURL(/\/dashboard$/)

    await test.step('the link cannot be used again', async () => {
      await page.goto(link)
      await expect(
        main.getByRole('heading', { level: 1, name: t('access:reset.dead.heading.link_used') }),
      ).toBeFocused()
      await expectAccessible(page, 'a used link')
    })
  })
}

async function setPassword(page: Page, t: Texts, first: string, second: string) {
  await page.getByLabel(t('access:reset.newPassword')).fill(first)
  await page.getByLabel(t('access:reset.confirmPassword')).fill(second)
  await page.getByRole('button', { name: t('access:reset.submit') }).click()
}

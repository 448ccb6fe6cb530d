import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { signInAs, storeSession } from '../support/session.mjs'
import { signIn } from '../support/sign-in-form'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './auth.words'

// A dozen screens, each checked by axe, on two busy cores.
test.describe.configure({ timeout: 180_000 })

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`a forgotten password is reset with a one-time link (${language})`, async ({ page, server }) => {
    await startIn(page, language)
    const main = page.locator('main')
    const person = await createPerson(server, await signInAs(server), '52000111')
    await page.goto('/auth')
    await expect(main.getByRole('button', { name: words.signIn, exact: true })).toBeEnabled()
    await main.getByLabel(words.document).fill('12a')
    await main.getByRole('link', { name: words.forgot }).click()
    await expect(main.getByLabel(words.document)).toHaveValue('12a')
    const askForLink = main.getByRole('button', { name: words.askForLink })

    await test.step('without mail, asks for a link and reads who hands it over', async () => {
      await askForLink.click()
      await expect(main.getByText(words.documentInvalid)).toBeVisible()
      await expectAccessible(page, 'the forgotten password')
      await main.getByLabel(words.document).fill(person.nro_documento)
      await askForLink.click()
      await expect(main.getByRole('heading', { level: 1, name: words.recorded })).toBeFocused()
      await expectAccessible(page, 'the request that was recorded')
    })

    const link = await test.step('an administrator makes the link from the notifications', async () => {
      const context = await page.context().browser()!.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      const admin = await context.newPage()
      await startIn(admin, language)
      await storeSession(admin, await signInAs(server))
      await admin.goto('/instructors')
      await admin.getByRole('button', { name: words.waits }).click()
      const give = admin.getByRole('button', { name: words.giveLink })
      await expect(give).toBeVisible()
      await expectAccessible(admin, 'a request for a new password among the notifications')
      await give.click()
      await admin.getByRole('alertdialog').getByRole('button', { name: words.giveIt }).click()
      const linkField = admin.getByRole('dialog').getByRole('textbox', { name: words.link })
      const address = await linkField.inputValue()
      await expectAccessible(admin, 'the link that was made')
      await admin.getByRole('dialog').getByRole('button', { name: words.handed }).click()
      await expect(linkField).toBeHidden()
      await expect(admin.getByRole('button', { name: words.waits })).toBeHidden()
      await context.close()
      return new URL(address).pathname
    })

    const referrers: (string | undefined)[] = []
    page.on('request', (request) => referrers.push(request.headers().referer))
    await page.goto(link)
    await setPassword(page, words, 'corta', 'otra')
    await expect(main.getByText(words.short)).toBeVisible()
    await expect(main.getByText(words.differ)).toBeVisible()
    await expectAccessible(page, 'an invalid new password')
    await setPassword(page, words, 'la de ahora', 'la de ahora')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(main.getByRole('note')).toHaveText(words.saved)
    expect(referrers.length).toBeGreaterThan(5)
    expect(referrers.filter((referrer) => referrer?.includes('reset-password'))).toEqual([])
    await expectAccessible(page, 'signing in with the new password')
    await signIn(page, words, { ...person, contrasena: 'la de ahora' })
    await expect(page).toHaveURL(/\/dashboard$/)

    await test.step('the link cannot be used again', async () => {
      await page.goto(link)
      await expect(main.getByRole('heading', { level: 1, name: words.used })).toBeFocused()
      await expectAccessible(page, 'a used link')
    })
  })
}

async function setPassword(page: Page, words: Words, first: string, second: string) {
  await page.getByLabel(words.newPassword).fill(first)
  await page.getByLabel(words.repeat).fill(second)
  await page.getByRole('button', { name: words.savePassword }).click()
}

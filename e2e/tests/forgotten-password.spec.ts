import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { mailedLink } from '../support/outbox'
import { createPerson } from '../support/people'
import { signInAs } from '../support/session.mjs'
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
    await test.step('where no mail is sent, reads who gives out links, and sees no form', async () => {
      await page.goto('/forgot-password')
      await expect(main.getByRole('heading', { level: 1, name: words.noMail })).toBeVisible()
      await expect(main.getByLabel(words.document)).toBeHidden()
      await expectAccessible(page, 'the forgotten password without mail')
    })
    await sendMail(page)
    await page.goto('/auth')
    await main.getByLabel(words.document).fill('12a')
    await main.getByRole('link', { name: words.forgot }).click()
    await expect(main.getByLabel(words.document)).toHaveValue('12a')
    const sendLink = main.getByRole('button', { name: words.sendLink })
    await sendLink.click()
    await expect(main.getByText(words.documentInvalid)).toBeVisible()
    await expectAccessible(page, 'the forgotten password')
    for (const document of ['99999999', person.nro_documento]) {
      await main.getByLabel(words.document).fill(document)
      await sendLink.click()
      await expect(main.getByRole('heading', { level: 1, name: words.checkMail })).toBeFocused()
      await expect(main.getByText(words.ifExists(document))).toBeVisible()
      if (document === '99999999') await main.getByRole('button', { name: words.another }).click()
    }
    await expectAccessible(page, 'the mail that was sent')

    const link = await mailedLink(server, 1)
    const referrers: (string | undefined)[] = []
    page.on('request', (request) => referrers.push(request.headers().referer))
    await page.goto(link)
    await test.step('the form comes also where the check of the link fails', async () => {
      await page.route('**/api/auth/reset-password/*', (route) => route.abort())
      await page.reload()
      await expect(page.getByLabel(words.newPassword)).toBeVisible()
      await page.unroute('**/api/auth/reset-password/*')
    })
    await setPassword(page, words, 'corta', 'otra')
    await expect(main.getByText(words.short)).toBeVisible()
    await expect(main.getByText(words.differ)).toBeVisible()
    await expectAccessible(page, 'a password that does not do')
    await setPassword(page, words, 'la de ahora', 'la de ahora')
    await expect(page).toHaveURL(/\/auth$/)
    await expect(main.getByRole('note')).toHaveText(words.saved)
    expect(referrers.length).toBeGreaterThan(5)
    expect(referrers.filter((referrer) => referrer?.includes('reset-password'))).toEqual([])
    await expectAccessible(page, 'signing in with the new password')
    await signIn(page, words, { ...person, contrasena: 'la de ahora' })
    await expect(page).toHaveURL(/\/dashboard$/)

    await test.step('opens the link again, a wrong one and one that expired', async () => {
      await page.goto(link)
      await expect(main.getByRole('heading', { level: 1, name: words.used })).toBeFocused()
      await expect(main.getByLabel(words.newPassword)).toBeHidden()
      await expectAccessible(page, 'a used link')
      await page.goto(`/reset-password/${'x'.repeat(43)}`)
      await expect(main.getByRole('heading', { name: words.unknown })).toBeVisible()
      // The API's answer an hour later.
      const body = { ok: false, code: 'link_expired', msg: 'Este enlace se venció. Pida uno nuevo.' }
      await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ status: 410, json: body }))
      await page.reload()
      await expect(main.getByRole('heading', { name: words.expired })).toBeVisible()
      await main.getByRole('link', { name: words.another }).click()
      await expect(page).toHaveURL(/\/forgot-password$/)
      await expect(sendLink).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  })
}

/** The page of an installation that sends mail. The API of these tests keeps it as files. */
const sendMail = (page: Page) =>
  page.route('**/forgot-password', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace('data-sends-mail="false"', 'data-sends-mail="true"')
    await route.fulfill({ response, body })
  })

async function setPassword(page: Page, words: Words, first: string, second: string) {
  await page.getByLabel(words.newPassword).fill(first)
  await page.getByLabel(words.repeat).fill(second)
  await page.getByRole('button', { name: words.savePassword }).click()
}

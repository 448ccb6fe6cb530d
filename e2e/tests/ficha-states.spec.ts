import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { openMore } from '../support/open-more'
import { createPerson } from '../support/people'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs, storeSession } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './edit-ficha.words'

const HEAD = 'Administración Fichero'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`a ficha is disabled from its card, says so on its page, and is reactivated there (${language})`, async ({
    page,
    seeded: _,
  }) => {
    await startIn(page, language)

    await test.step('is refused, and says why', async () => {
      await page.goto('/fichas')
      await page.getByRole('button', { name: words.disable }).click()
      const question = page.getByRole('alertdialog')
      for (const text of [String(SEEDED_FICHA), HEAD]) await expect(question).toContainText(text)
      for (const [status, said] of [
        [403, words.forbidden],
        [500, words.disableFailed],
      ] as const) {
        await page.route('**/api/fichas/disabled/*', (route) =>
          route.fulfill({ status, json: { ok: false, code: status === 403 ? 'forbidden' : 'internal', msg: '' } }),
        )
        await question.getByRole('button', { name: words.disableNow }).click()
        await expect(question.getByText(said)).toBeVisible()
        await page.unroute('**/api/fichas/disabled/*')
      }
      await expectAccessible(page, 'a refused change of state')
    })

    await test.step('goes out of the list', async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: words.disableNow }).click()
      await expect(toast(page, words.disabled)).toBeVisible()
      await expect(page.getByText(words.none)).toBeVisible()
      // What came in place of the list.
      await expect(page.getByRole('main').locator(':focus')).toBeVisible()
    })

    await test.step('its page says so and brings it back', async () => {
      await page.goto(`/fichas/visualizar/${SEEDED_FICHA}`)
      await expect(page.getByText(words.notice)).toBeVisible()
      await openMore(page)
      await expect(page.getByRole('button', { name: words.disable })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expectAccessible(page, 'the page of a disabled ficha')
      await page.getByRole('button', { name: words.reactivate }).click()
      await expect(page.getByRole('alertdialog')).toContainText(HEAD)
      await page.getByRole('alertdialog').getByRole('button', { name: words.reactivateNow }).click()
      await expect(toast(page, words.reactivated)).toBeVisible()
      await expect(page.getByText(words.notice)).toHaveCount(0)
      await openMore(page)
      await expect(page.getByRole('button', { name: words.disable })).toBeVisible()
    })
  })
}

test('who may not edit fichas sees no buttons for it', async ({ page, server }) => {
  const admin = await signInAs(server)
  await seedFicha(server, admin)
  const person = await createPerson(server, admin, '52000111')
  await storeSession(page, await signInAs(server, person))
  for (const path of ['/fichas', `/fichas/visualizar/${SEEDED_FICHA}`]) {
    await page.goto(path)
    await expect(page.locator('main').getByText(String(SEEDED_FICHA)).first()).toBeVisible()
    await openMore(page)
    for (const name of [WORDS.es.edit, WORDS.es.disable])
      await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
})

/** A toast's text is also in a live region, which comes first in the document. */
const toast = (page: Page, text: string) => page.getByText(text).last()

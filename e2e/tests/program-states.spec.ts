import { programPath } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { seedFicha, seedProgram } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './programs.words'

const PROGRAM = 'Producción de contenidos'
const OTHER = 'Técnicas de viveros'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`a program is disabled from its card, says so on its page, and is reactivated there (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    const id = await idOf(server, admin)
    await startIn(page, language)

    await test.step('is refused, and says why', async () => {
      await page.goto('/programs')
      await page.getByRole('button', { name: words.disable }).click()
      const question = page.getByRole('alertdialog')
      for (const text of [PROGRAM, words.uses]) await expect(question).toContainText(text)
      for (const [status, said] of [
        [403, words.disableForbidden],
        [500, words.disableFailed],
      ] as const) {
        await page.route('**/api/programs/disabled/*', (route) =>
          route.fulfill({ status, json: { ok: false, code: status === 403 ? 'forbidden' : 'internal', msg: '' } }),
        )
        await question.getByRole('button', { name: words.disableNow }).click()
        await expect(question.getByText(said, { exact: true })).toBeVisible()
        await page.unroute('**/api/programs/disabled/*')
      }
      await expectAccessible(page, 'a refused change of state')
    })

    await test.step('goes out of the list', async () => {
      await page.getByRole('alertdialog').getByRole('button', { name: words.disableNow }).click()
      await expect(toast(page, words.disabled)).toBeVisible()
      await expect(page.getByRole('link', { name: PROGRAM })).toHaveCount(0)
      // What came in place of the list.
      await expect(page.getByRole('main').locator('button:focus')).toBeVisible()
    })

    await test.step('its page says so and brings it back', async () => {
      await page.goto(programPath(id))
      await expect(page.getByText(words.notice)).toBeVisible()
      await expect(page.getByText(words.noticeUses)).toBeVisible()
      await expect(page.getByRole('button', { name: words.disable })).toHaveCount(0)
      await expectAccessible(page, 'the page of a disabled program')
      await page.getByRole('button', { name: words.reactivate }).click()
      await expect(page.getByRole('alertdialog')).toContainText(PROGRAM)
      await page.getByRole('alertdialog').getByRole('button', { name: words.reactivateNow }).click()
      await expect(toast(page, words.reactivated)).toBeVisible()
      await expect(page.getByText(words.notice)).toHaveCount(0)
      await expect(page.getByRole('button', { name: words.disable })).toBeVisible()
    })
  })

  test(`programs are searched and filtered by level, all of it in the address (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    await seedProgram(server, admin, OTHER, 'Reporte de Juicios Evaluativos 2888001.xls')
    const cards = page.locator('main').getByRole('article')
    await startIn(page, language)
    await page.goto('/programs')
    await expect(cards).toHaveCount(2)
    await page.getByLabel(words.search).fill('viveros tecnicas')
    await expect(cards).toHaveCount(1)
    await expect(page).toHaveURL(/buscar=viveros\+tecnicas/)
    await page.getByLabel(words.level, { exact: true }).selectOption('tecnico')
    await expect(page.getByText(words.none)).toBeVisible()
    await expectAccessible(page, 'no program matches')
    await page.reload()
    await expect(page.getByLabel(words.search)).toHaveValue('viveros tecnicas')
    await expect(page.getByLabel(words.level, { exact: true })).toHaveValue('tecnico')
    await page.getByRole('link', { name: words.clear }).click()
    await expect(cards).toHaveCount(2)
    await page.getByLabel(words.level, { exact: true }).selectOption('tecnologo')
    await cards.getByRole('link', { name: OTHER }).click()
    await expect(page.getByRole('heading', { level: 1, name: OTHER })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(words.level, { exact: true })).toHaveValue('tecnologo')
    await expect(cards).toHaveCount(2)
  })
}

test('a program is disabled by keyboard', async ({ page, seeded: _ }) => {
  await page.goto('/programs')
  const button = page.getByRole('button', { name: WORDS.es.disable })
  await expect(button).toBeVisible()
  await page.locator('main').getByLabel(WORDS.es.level, { exact: true }).focus()
  for (const _step of [PROGRAM, 'edit', 'disable']) await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: WORDS.es.disableNow, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: PROGRAM })).toHaveCount(0)
})

test('who may not edit programs sees no buttons for it', async ({ page, server }) => {
  const admin = await signInAs(server)
  await seedFicha(server, admin)
  const person = await createPerson(server, admin, '52000111')
  await storeSession(page, await signInAs(server, person))
  for (const path of ['/programs', programPath(await idOf(server, admin))]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: PROGRAM }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: WORDS.es.disable })).toHaveCount(0)
  }
})

async function idOf(server: Server, session: Session): Promise<number> {
  const { programs } = await callApi<{ programs: { id: number }[] }>(server, '/programs', { session })
  return programs[0]!.id
}

/** A toast's text is also in a live region, which comes first in the document. */
const toast = (page: Page, text: string) => page.getByText(text).last()

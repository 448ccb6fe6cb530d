import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { pacedClock, setPace } from '../support/clock'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { SEEDED_FICHA, seedProgram } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './edit-ficha.words'

/** Sorted after the other program, because the list shows the first one. */
const OTHER = 'Técnicas de viveros'
const HEAD = '52000111'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`every field of a ficha can be edited except its number (${language})`, { tag: '@main' }, async ({
    page,
    server,
    seeded: admin,
  }) => {
    await createPerson(server, admin, HEAD)
    await seedProgram(server, admin, OTHER, 'Reporte de Juicios Evaluativos 2888001.xls')
    await pacedClock(page, 1)
    await startIn(page, language)
    const form = await open(page, words)

    await test.step('lists all errors, each with a link to its field', async () => {
      await expect(form.getByLabel(words.number)).toHaveAttribute('readonly')
      await clear(form, words.head)
      await clear(form, words.program)
      await form.getByLabel(words.lectiveEnd).fill('2024-01-20')
      await form.getByRole('button', { name: words.save }).click()
      const problems = form.getByRole('alert').filter({ hasText: words.failed }).getByRole('button')
      await expect(problems).toHaveText([words.selectHead, words.selectProgram, words.endBeforeStart])
      await expectAccessible(page, 'the errors of an edit')
      await problems.last().click()
      await expect(form.getByLabel(words.lectiveEnd)).toBeFocused()
    })

    await test.step('says that another program changes the design of the ficha', async () => {
      await choose(form, words.head, 'ruiz marina', HEAD)
      await choose(form, words.program, 'viveros tecnicas', OTHER)
      await expect(form.getByRole('note')).toContainText(words.design(OTHER))
      await form.getByLabel(words.lectiveEnd).fill('2026-08-20')
      await form.getByLabel(words.jornada).selectOption(words.night)
      await form.getByLabel(words.oferta).selectOption(words.open)
    })

    await test.step('the form reports the success, and closes two seconds later', async () => {
      await setPace(page, 1000)
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.saved)).toBeVisible()
      await expect(form.getByRole('textbox')).toHaveCount(0)
      await expectAccessible(page, 'a saved edit')
      await setPace(page, 0.001)
      await expect(form).toBeHidden()
      expect(await fichaOf(server, admin)).toMatchObject({
        id_jefe_ficha: HEAD,
        programa_formacion: OTHER,
        jornada: 'nocturna',
        oferta: 'abierta',
        fecha_fin_lectiva: '2026-08-20',
        fecha_fin_ficha: '2027-01-20',
      })
    })
  })
}

/** Opens the form from a card. */
async function open(page: Page, words: Words): Promise<Locator> {
  await page.goto('/fichas')
  await page.getByRole('button', { name: words.edit }).click()
  const form = page.getByRole('dialog', { name: words.edit })
  await expect(form.getByRole('button', { name: words.save })).toBeVisible()
  return form
}

const clear = (form: Locator, name: string) =>
  form.getByRole('combobox', { name }).locator('xpath=../..').locator('button').click()

/** Finds an option by words without accents, in any order. */
async function choose(form: Locator, name: string, text: string, option: string) {
  await form.getByRole('combobox', { name }).fill(text)
  await form.getByRole('option', { name: option }).click()
}

const fichaOf = (server: Server, session: Session) =>
  callApi<Record<string, unknown>>(server, `/fichas/${SEEDED_FICHA}`, { session })

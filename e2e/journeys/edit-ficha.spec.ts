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
import { ANY, pattern, type Texts, textsIn } from '../support/texts'

/** Sorted after the other program, because the list shows the first one. */
const OTHER = 'Técnicas de viveros'
const HEAD = '52000111'

for (const language of inOne('es')) {
  const t = textsIn(language)

  test(`every field of a ficha can be edited except its number (${language})`, { tag: '@main' }, async ({
    page,
    server,
    seeded: admin,
  }) => {
    await createPerson(server, admin, HEAD)
    await seedProgram(server, admin, OTHER, 'Reporte de Juicios Evaluativos 2888001.xls')
    await pacedClock(page, 1)
    await startIn(page, language)
    const form = await open(page, t)

    await test.step('lists all errors, each with a link to its field', async () => {
      await expect(form.getByLabel(t('kit:label.nro_ficha'))).toHaveAttribute('readonly')
      await clear(form, t('kit:label.jefe'))
      await clear(form, t('kit:label.programa'))
      await form.getByLabel(t('kit:label.fecha_fin_lectiva')).fill('2024-01-20')
      await form.getByRole('button', { name: t('fichas:edit.submit') }).click()
      const problems = form
        .getByRole('alert')
        .filter({ hasText: t('fichas:edit.failed') })
        .getByRole('button')
      await expect(problems).toHaveText([
        `${t('kit:label.jefe')}: ${t('kit:field.select_instructor')}`,
        `${t('kit:label.programa')}: ${t('kit:field.select_program')}`,
        `${t('kit:label.fecha_fin_lectiva')}: ${t('kit:field.end_before_start')}`,
      ])
      await expectAccessible(page, 'the errors of an edit')
      await problems.last().click()
      await expect(form.getByLabel(t('kit:label.fecha_fin_lectiva'))).toBeFocused()
    })

    await test.step('says that another program changes the design of the ficha', async () => {
      await choose(form, t('kit:label.jefe'), 'ruiz marina', HEAD)
      await choose(form, t('kit:label.programa'), 'viveros tecnicas', OTHER)
      await expect(form.getByRole('note')).toContainText(
        pattern(t('fichas:edit.programChange', { name: OTHER, outcomes: ANY, before: ANY })),
      )
      await form.getByLabel(t('kit:label.fecha_fin_lectiva')).fill('2026-08-20')
      await form.getByLabel(t('kit:label.jornada')).selectOption(t('kit:value.jornada.nocturna'))
      await form.getByLabel(t('kit:label.oferta')).selectOption(t('kit:value.oferta.abierta'))
    })

    await test.step('the form reports the success, and closes two seconds later', async () => {
      await setPace(page, 1000)
      await form.getByRole('button', { name: t('fichas:edit.submit') }).click()
      await expect(form.getByText(t('fichas:edit.done'))).toBeVisible()
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
async function open(page: Page, t: Texts): Promise<Locator> {
  await page.goto('/fichas')
  await page.getByRole('button', { name: t('fichas:edit.named', { nro_ficha: SEEDED_FICHA }) }).click()
  const form = page.getByRole('dialog', { name: t('fichas:edit.title', { nro_ficha: SEEDED_FICHA }) })
  await expect(form.getByRole('button', { name: t('fichas:edit.submit') })).toBeVisible()
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

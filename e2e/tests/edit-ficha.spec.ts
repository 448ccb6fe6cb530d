import { dayText } from '@fichero/contract/day-text'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { pacedClock, setPace } from '../support/clock'
import { inOne } from '../support/languages'
import { openMore } from '../support/open-more'
import { createPerson } from '../support/people'
import { importReport, SEEDED_FICHA, seedProgram } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './edit-ficha.words'

const PATH = `/fichas/visualizar/${SEEDED_FICHA}`
/** After the other one in the alphabet: the list shows the first program. */
const OTHER = 'Técnicas de viveros'
const HEAD = '52000111'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`every field of a ficha is edited but its number (${language})`, async ({ page, server, seeded: admin }) => {
    await createPerson(server, admin, HEAD)
    await seedProgram(server, admin, OTHER, 'Reporte de Juicios Evaluativos 2888001.xls')
    await pacedClock(page, 1)
    await startIn(page, language)
    const form = await open(page, words, '/fichas')

    await test.step('says all that is wrong, each with a way to its field', async () => {
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

    await test.step('tells what another program does to the design', async () => {
      await choose(form, words.head, 'ruiz marina', HEAD)
      await choose(form, words.program, 'viveros tecnicas', OTHER)
      await expect(form.getByRole('note')).toContainText(words.design(OTHER))
      await form.getByLabel(words.lectiveEnd).fill('2026-08-20')
      await form.getByLabel(words.jornada).selectOption(words.night)
      await form.getByLabel(words.oferta).selectOption(words.open)
    })

    await test.step('says that it saved, and closes two seconds later', async () => {
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

  test(`a ficha with judgments keeps its program, and says why (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    await importReport(server, admin)
    await startIn(page, language)
    const form = await open(page, words, PATH)
    await expect(form.getByRole('combobox', { name: words.program })).toBeDisabled()
    await expect(form.getByText(words.locked)).toBeVisible()
    await expectAccessible(page, 'a locked program')
  })

  test(`two administrators: the second one chooses field by field (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    await startIn(page, language)
    const form = await open(page, words, PATH)
    await form.getByLabel(words.jornada).selectOption(words.night)
    await form.getByLabel(words.end).fill('2027-03-03')
    await saveElsewhere(server, admin, { jornada: 'mixta', oferta: 'abierta', fechaFinFicha: '2027-02-02' })
    await form.getByRole('button', { name: words.save }).click()

    const notice = form.getByRole('alert').filter({ hasText: words.overtaken })
    await expect(notice).toContainText(words.now(words.oferta, words.open))
    await expect(form.getByLabel(words.oferta)).toHaveValue('abierta')
    await expect(notice.getByRole('button', { name: words.put(words.night) })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'an edit that somebody overtook')
    await notice
      .getByRole('listitem')
      .filter({ hasText: words.end })
      .getByRole('button', { name: words.leave(dayText('2027-02-02', language)) })
      .click()
    await expect(form.getByLabel(words.end)).toHaveValue('02/02/2027')
    await form.getByRole('button', { name: words.saveAnyway }).click()
    await expect(form.getByText(words.saved)).toBeVisible()
    expect(await fichaOf(server, admin)).toMatchObject({
      jornada: 'nocturna',
      oferta: 'abierta',
      fecha_fin_ficha: '2027-02-02',
    })
  })
}

/** Opens the form from a card or the ficha's page. */
async function open(page: Page, words: Words, path: string): Promise<Locator> {
  await page.goto(path)
  if (path === PATH) await openMore(page)
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

async function saveElsewhere(server: Server, session: Session, changes: object) {
  const ficha = await fichaOf(server, session)
  const body = {
    idJefeFicha: ficha.id_jefe_ficha,
    idProgramaFormacion: ficha.id_programa_formacion,
    fechaInicioLectiva: ficha.fecha_inicio_lectiva,
    fechaFinLectiva: ficha.fecha_fin_lectiva,
    fechaFinFicha: ficha.fecha_fin_ficha,
    ...changes,
  }
  await callApi(server, `/fichas/${SEEDED_FICHA}`, { method: 'PUT', body, session })
}

import { programPath } from '@fichero/contract/paths'
import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { seedProgram } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session, signInAs } from '../support/session.mjs'
import { editedFile } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './program-forms.words'

const DESIGN = 'programa-134577.xls'
const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const NAME = 'Huertas'

/** One outcome more than `DESIGN`, one with another text, and one less. */
const changedDesign = () =>
  editedFile(DESIGN, (rows) => {
    const last = rows.pop()
    for (const row of rows) if (String(row[1]).startsWith('700853')) row[1] = '700853 - UN TEXTO CORREGIDO'
    rows.push([last?.[0] ?? null, '990011 - 01 UN RESULTADO NUEVO'])
  })

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`a program is created from its file, which is shown first (${language})`, async ({ page, signedIn: _ }) => {
    await startIn(page, language)
    const form = await openCreation(page, words)
    const submit = form.getByRole('button', { name: words.create })

    await test.step('says that everything is needed', async () => {
      await submit.click()
      await expect(form.getByText(words.required)).toBeVisible()
      await expectAccessible(page, 'an empty program')
    })

    await test.step('says at once that a file is no design', async () => {
      await choose(form, fixture('Reporte de Aprendices Ficha 2888001.xls'))
      await expect(form.getByText(words.unreadable)).toBeVisible()
      await expect(form.getByText(words.notDesign)).toBeVisible()
    })

    await test.step('shows what a file holds, its repeated and empty rows too', async () => {
      const design = editedFile(DESIGN, (rows) => {
        rows.splice(3, 0, [null, null])
        rows.push([...rows[1]!], ['SIN CÓDIGO', '1 - UNO'])
      })
      await choose(form, design)
      await expect(form.getByText(words.says).first()).toBeVisible()
      for (const said of [words.repeated, words.blank]) await expect(form.getByRole('note').first()).toContainText(said)
      await expect(form.getByText(words.rejected).first()).toBeVisible()
      await form.getByText(words.competencies).click()
      await expect(form.getByText('COMERCIALIZAR LA COSECHA')).toBeVisible()
      await expectAccessible(page, 'what a design holds')
    })

    await test.step('reads hours as people write them, and cuts nothing off', async () => {
      await form.getByLabel(words.name).fill(NAME)
      await form.getByLabel(words.level).selectOption('tecnologo')
      const hours = form.getByLabel(words.hours)
      for (const wrong of ['3.9', '3984,5', '0', '20001']) {
        await hours.fill(wrong)
        await submit.click()
        await expect(hours).toBeFocused()
        await expect(form.getByText(words.hoursInvalid).first()).toBeVisible()
        await expect(hours).toHaveValue(wrong)
      }
      await hours.fill('')
      await hours.pressSequentially('3.984 horas')
      await expect(form.getByText(words.hoursInvalid)).toHaveCount(0)
      await submit.click()
      await form.getByRole('button', { name: words.valid }).click()
      await expect(page).toHaveURL(/\/programas\/\d+$/)
      await expect(page.locator('main dl', { hasText: words.shownHours })).toBeVisible()
    })
  })

  test(`a report gives name and code, and names the program that has them (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    await startIn(page, language)
    const form = await openCreation(page, words)
    await choose(form, fixture(REPORT))
    await expect(form.getByLabel(words.name)).toHaveValue('GESTION DE HUERTAS URBANAS Y VIVEROS')
    await expect(form.getByRole('note').first()).toContainText('134577')
    await choose(form, fixture(DESIGN))
    await expect(form.getByText(words.says).first()).toBeVisible()
    await seedProgram(server, await signInAs(server), NAME, REPORT)
    await choose(form, fixture(REPORT))
    await expect(form.getByText(words.exists)).toBeVisible()
    await expect(form.getByRole('link', { name: words.open })).toBeVisible()
    await expectAccessible(page, 'a program that exists')
  })

  test(`a program is edited, with a file that first says what it would do (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    const { program } = await seedProgram(server, admin, NAME, REPORT)
    const before = await programOf(server, admin, program.id)
    await startIn(page, language)
    await page.goto('/programs')
    const form = await openEdit(page, words)

    await test.step('says what is missing', async () => {
      await form.getByLabel(words.name).fill('')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.allRequired)).toBeVisible()
      await form.getByLabel(words.name).fill('Huertas y viveros')
      await form.getByLabel(words.hours).fill('2.208 horas')
    })

    await test.step('says what a file would add and change, and what stays', async () => {
      await choose(form, fixture(DESIGN))
      await expect(form.getByText(words.same).first()).toBeVisible()
      await choose(form, changedDesign())
      await expect(form.getByText(words.adds, { exact: true })).toBeVisible()
      await expect(form.getByText('COMERCIALIZAR LA COSECHA')).toBeVisible()
      await form.getByText(words.renames).click()
      await expect(form.getByText(/UN TEXTO CORREGIDO/)).toBeVisible()
      await expect(form.getByText(words.stays)).toBeVisible()
      await expect(form.getByText(/700861/).first()).toBeVisible()
      await expectAccessible(page, 'what a file would do to a design')
      expect((await programOf(server, admin, program.id)).total_resultados).toBe(before.total_resultados)
    })

    await test.step('saves all of it', async () => {
      await form.getByRole('button', { name: words.save }).click()
      await expect(toast(page, words.saved)).toBeVisible()
      await expect(form).toBeHidden()
      await expect(page.getByRole('link', { name: 'Huertas y viveros' })).toBeVisible()
      expect(await programOf(server, admin, program.id)).toMatchObject({
        total_horas: 2208,
        total_resultados: before.total_resultados + 1,
      })
    })
  })

  test(`two administrators edit a program: the second one chooses (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    const { program } = await seedProgram(server, admin, NAME, REPORT)
    await startIn(page, language)
    await page.goto(programPath(program.id))
    const form = await openEdit(page, words)
    await form.getByLabel(words.name).fill('Huertas mías')
    const body = { nombrePrograma: 'Huertas de otra persona', totalHoras: 1000, nivel: 'tecnologo' }
    await callApi(server, `/programs/update/${program.id}`, { method: 'PUT', body, session: admin })
    await form.getByRole('button', { name: words.save }).click()
    const notice = form.getByRole('alert').filter({ hasText: words.stale })
    await expect(notice).toContainText('Huertas de otra persona')
    await expect(form.getByLabel(words.hours)).toHaveValue('1000')
    await expectAccessible(page, 'a program that somebody else edited')
    await form.getByRole('button', { name: words.saveAnyway }).click()
    await expect(toast(page, words.saved)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Huertas mías' })).toBeVisible()
  })
}

test('a program is created with keys alone', async ({ page, signedIn: _ }) => {
  const words = WORDS.es
  const form = await openCreation(page, words)
  const field = form.getByLabel(words.file)
  // Asked for before the key: the browser learns of it while the field is focused.
  const opened = page.waitForEvent('filechooser')
  await field.focus()
  await expect(field).toBeFocused()
  await page.keyboard.press('Space')
  await (await opened).setFiles(fixture(REPORT))
  await expect(form.getByLabel(words.name)).not.toHaveValue('')
  await field.focus()
  const stops = [form.getByText(words.competencies), form.getByLabel(words.name), form.getByLabel(words.hours)]
  // The button that takes the file away.
  await page.keyboard.press('Tab')
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.insertText('3.984 horas')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel(words.level)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  for (const _step of ['cancel', 'create']) await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: words.create })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/programas\/\d+$/)
})

async function openCreation(page: Page, words: Words): Promise<Locator> {
  await page.goto('/programs?crear')
  const form = page.getByRole('dialog', { name: words.create })
  await expect(form.getByRole('button', { name: words.create })).toBeVisible()
  return form
}

async function openEdit(page: Page, words: Words): Promise<Locator> {
  await page.getByRole('button', { name: words.edit }).click()
  const form = page.getByRole('dialog', { name: words.editTitle })
  await expect(form.getByRole('button', { name: words.save })).toBeVisible()
  return form
}

const choose = (form: Locator, file: Parameters<Locator['setInputFiles']>[0]) =>
  form.locator('input[type=file]').setInputFiles(file)

const programOf = (server: Server, session: Session, id: number) =>
  callApi<ProgramAnswer>(server, `/programs/${id}`, { session })

/** A toast's text is also in a live region, which comes first in the document. */
const toast = (page: Page, text: string) => page.getByText(text).last()

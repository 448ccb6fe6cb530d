import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { pacedClock, setPace } from '../support/clock'
import { inOne } from '../support/languages'
import { createPerson, STANDS } from '../support/people'
import { ScreenReader } from '../support/screen-reader'
import { ADMIN } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './instructor-forms.words'

const PERSON = '1098765432'

for (const language of inOne('en')) {
  const words: Words = WORDS[language]

  test(`a person is created with all ten fields (${language})`, async ({ page, server, signedIn: _ }) => {
    await pacedClock(page, 1)
    await startIn(page, language)
    const reader = await ScreenReader.on(page, language)
    await page.goto('/instructors')
    await page.getByRole('button', { name: words.create }).first().click()
    await expect(page).toHaveURL(/\?crear/)
    const form = page.getByRole('dialog', { name: words.create })
    const submit = () => form.getByRole('button', { name: words.create }).click()
    const problems = form.getByRole('alert').getByRole('button')

    await test.step('offers what the form offers, and asks for everything', async () => {
      await expect(choice(form, words.type).locator('option')).toHaveText([...words.createTypes])
      await expect(choice(form, words.role).locator('option')).toHaveText([...words.roles])
      await submit()
      await expect(form.getByRole('alert')).toContainText(words.incomplete)
      await expect(problems).toHaveCount(9)
      const summary = new RegExp(words.incomplete)
      expect((await reader.heard()).filter((line) => summary.test(line))).toHaveLength(1)
      await expectAccessibleInBothThemes(page, 'an empty form of a person')
    })

    await test.step('says what is wrong at each field', async () => {
      await choice(form, words.documentType).selectOption({ label: words.citizen })
      await text(form, words.document).fill(ADMIN.nro_documento)
      await expect(problems).toHaveCount(7)
      expect(await reader.heard(), 'what was said already').not.toContainEqual(expect.stringMatching(words.incomplete))
      await text(form, words.names).fill('  ')
      await text(form, words.surnames).fill('Quintero')
      await text(form, words.mail).fill('marina')
      await text(form, words.password).fill('12345')
      await choice(form, words.type).selectOption('clave')
      await text(form, words.starts).fill('15/01/2026')
      await text(form, words.ends).fill('15/01/2026')
      await submit()
      const wrong = [
        [words.names, words.required],
        [words.mail, words.badMail],
        [words.password, words.shortPassword],
        [words.ends, words.endBeforeStart],
      ] as const
      // Named above, and told once, where it is.
      await expect(problems).toHaveText(wrong.map(([label]) => label))
      for (const [label, message] of wrong) {
        await expect(text(form, label)).toHaveAccessibleDescription(new RegExp(`^${message}`))
        await expect(form.getByText(message)).toHaveCount(1)
      }
      await problems.last().click()
      await expect(text(form, words.ends)).toBeFocused()
    })

    await test.step('shows what the server refuses at its field until it is edited', async () => {
      await text(form, words.names).fill('Marina')
      await text(form, words.mail).fill('admin@fichero.example')
      await text(form, words.password).fill('la de prueba')
      await text(form, words.ends).fill('15/12/2026')
      await submit()
      await expect(text(form, words.document)).toBeFocused()
      await expect(form.getByText(words.taken, { exact: true })).toBeVisible()
      await text(form, words.document).fill('1.098.765.432')
      await expect(form.getByText(words.taken)).toHaveCount(0)
      await text(form, words.mail).fill('marina@fichero.example')
    })

    await test.step('says for three seconds that it was created, and closes', async () => {
      await setPace(page, 1000)
      await submit()
      await expect(form.getByText(words.created)).toBeVisible()
      await expectAccessible(page, 'a person who was created')
      await setPace(page, 0.001)
      await expect(form).toBeHidden()
      await expect(page.locator('tbody tr')).toContainText([PERSON])
      const { user } = await signInAs(server, { nro_documento: PERSON, contrasena: 'la de prueba' })
      expect(user).toMatchObject({ nombre: 'Marina', tipo: 'clave', rol: 'user' })
    })
  })

  test(`a person is edited, all but the document (${language})`, async ({ page, server, signedIn: _ }) => {
    const admin = await signInAs(server)
    const { id } = await createPerson(server, admin, PERSON, { tipo: 'tecnico' })
    await pacedClock(page, 1)
    await startIn(page, language)
    const form = await openEdit(page, words)
    const save = () => form.getByRole('button', { name: words.save }).click()

    await test.step('has the rules of the form', async () => {
      await expect(text(form, words.document)).toHaveValue(PERSON)
      await expect(text(form, words.document)).toHaveAttribute('readonly')
      await expect(choice(form, words.type).locator('option')).toHaveText([...words.editTypes])
      await text(form, words.names).fill(' ')
      await save()
      await expect(form.getByRole('alert')).toContainText(words.allRequired)
      await text(form, words.names).fill('Marina Eva')
      await text(form, words.mail).fill('marina@fichero')
      await save()
      await expect(form.getByText(words.editMail, { exact: true })).toBeVisible()
      await text(form, words.mail).fill('eva@fichero.example')
    })

    await test.step('asks for the days of a contract as the type asks', async () => {
      await expect(text(form, words.starts)).toHaveValue('15/01/2026')
      await choice(form, words.type).selectOption('contratista')
      await text(form, words.starts).fill('')
      await text(form, words.ends).fill('')
      await save()
      await expect(form.getByText(words.datesRequired, { exact: true })).toHaveCount(2)
      await expectAccessible(page, 'an edit without the days of a contract')
      await text(form, words.starts).fill('01/02/2027')
      await text(form, words.ends).fill('01/02/2027')
      await save()
      await expect(form.getByText(words.endBeforeStart, { exact: true })).toBeVisible()
      const calendars = form.locator('input[type=date]')
      await expect(calendars.first()).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/)
      await expect(calendars.last()).toHaveAttribute('min', '2027-02-01')
      await text(form, words.ends).fill('01/12/2027')
    })

    await test.step('says that it saved, and goes back to the view', async () => {
      await setPace(page, 1000)
      await save()
      await expect(form.getByText(words.saved)).toBeVisible()
      await setPace(page, 0.001)
      await expect(form).toBeHidden()
      await expect(page.getByRole('table')).toContainText('Marina Eva')
      expect(await personOf(id)).toMatchObject({
        correo_institucional: 'eva@fichero.example',
        tipo: 'contratista',
        fecha_inicio_contrato: '2027-02-01',
        fecha_fin_contrato: '2027-12-01',
      })
    })

    await test.step('another type clears the days, and the form says so before', async () => {
      await page.getByRole('button', { name: words.edit }).click()
      await choice(form, words.type).selectOption('planta')
      await expect(text(form, words.starts)).toHaveCount(0)
      await choice(form, words.type).selectOption('contratista')
      await expect(text(form, words.starts)).toHaveValue('01/02/2027')
      await choice(form, words.type).selectOption('planta')
      await expect(form.getByText(words.cleared)).toBeVisible()
      await expectAccessible(page, 'an edit that clears the days of a contract')
      await setPace(page, 1000)
      await save()
      await expect(form.getByText(words.saved)).toBeVisible()
      expect(await personOf(id)).toMatchObject({
        tipo: 'planta',
        fecha_inicio_contrato: null,
        fecha_fin_contrato: null,
      })
    })

    async function personOf(id: number) {
      return (await callApi<{ user: object }>(server, `/users/${id}`, { session: admin })).user
    }
  })

  test(`two administrators edit a person: the second one chooses (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    const { correo_institucional } = await createPerson(server, admin, PERSON)
    await startIn(page, language)
    const form = await openEdit(page, words)
    await text(form, words.names).fill('Eva')
    await text(form, words.surnames).fill('Mejía')
    const elsewhere = { ...STANDS, correo_institucional, apellido: 'Rojas' }
    await callApi(server, `/users/update/${PERSON}`, { method: 'PUT', body: elsewhere, session: admin })
    await form.getByRole('button', { name: words.save }).click()
    const notice = form.getByRole('alert').filter({ hasText: words.overtaken })
    await expect(notice).toContainText(words.now)
    await expect(notice.getByRole('button', { name: words.put })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(page, 'an edit of a person that somebody overtook')
    await notice.getByRole('button', { name: words.leave }).click()
    await form.getByRole('button', { name: words.saveAnyway }).click()
    await expect(form.getByText(words.saved)).toBeVisible()
    await expect(page.locator('tbody tr', { hasText: /Eva\s*Rojas/ })).toHaveCount(1)
  })
}

const choice = (form: Locator, name: string) => form.getByRole('combobox', { name, exact: true })

/** A field by its label, of which a password has no role. */
const text = (form: Locator, label: string) =>
  form
    .locator('label', { hasText: new RegExp(`^${label}( \\*)?$`) })
    .locator('xpath=..')
    .locator('input')
    .first()

/** From the person's row. */
async function openEdit(page: Page, words: Words): Promise<Locator> {
  await page.goto('/instructors')
  await page.getByRole('button', { name: words.edit }).click()
  const form = page.getByRole('dialog', { name: words.editTitle })
  await expect(form.getByRole('button', { name: words.save })).toBeVisible()
  return form
}

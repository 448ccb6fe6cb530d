import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { seedFicha } from '../support/seed-ficha'
import { ADMIN, type Server } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'
import { signedInBefore } from '../support/signed-in-before'
import { expect, test } from '../support/test'
import { WORDS, type Words } from './profile.words'

for (const language of inOne('es')) {
  const words: Words = WORDS[language]

  test(`a profile is shown, validated and saved, and the name changes in all tabs (${language})`, async ({
    page,
    server,
  }) => {
    const admin = await signInAs(server)
    await seedFicha(server, admin)
    const taken = await createPerson(server, admin, '52000111')
    await startSignedIn(page, admin, language)
    await page.goto('/dashboard')
    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await page.bringToFront()

    await test.step('reads the profile', async () => {
      await openProfile(page, words)
      const view = page.getByRole('dialog')
      await expect(view.getByText(ADMIN.nro_documento)).toBeVisible()
      const assigned = view.locator('dl > div').filter({ hasText: words.assigned })
      await expect(assigned.getByRole('definition')).toHaveText('1')
      await expectAccessible(page, words, 'profile')
    })

    await page.getByRole('button', { name: words.edit }).click()
    const form = page.getByRole('dialog')
    const [name, email] = [form.getByLabel(words.name), form.getByLabel(words.email)]
    const password = form.getByLabel(words.password, { exact: true })
    await expect(form.getByLabel(words.document)).not.toBeEditable()
    await expect(form.getByLabel(words.role)).not.toBeEditable()

    await test.step('saves without a surname and with a short password', async () => {
      await name.fill('Marta')
      await password.fill('corta')
      await form.getByRole('button', { name: words.show }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.surnameMissing)).toBeVisible()
      await expect(form.getByText(words.passwordShort)).toBeVisible()
      await expect(name).toBeFocused()
    })

    await test.step('saves with an email that somebody else has', async () => {
      await name.fill('Marta Elena Rojas')
      await password.fill('')
      await email.fill(taken.correo_institucional)
      await expect(form.getByLabel(words.type).locator('option')).toHaveText([...words.types])
      await form.getByLabel(words.type).selectOption('transversal')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.emailTaken)).toBeVisible()
      await expect(email).toBeFocused()
      await expect(name).toHaveValue('Marta Elena Rojas')
      await expectAccessible(page, words, 'profile form, refused')
      await email.fill('marta@fichero.example')
      await expect(form.getByText(words.emailTaken)).toBeHidden()
    })

    await test.step('saves, and sees the new name in every tab', async () => {
      await form.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('status').filter({ hasText: words.done })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(words.hello('Marta Elena Rojas'))
        await expect(userMenu(tab, 'Marta Elena Rojas')).toBeVisible()
      }
      expect(await profileOf(server, admin)).toMatchObject({
        nombre: 'Marta',
        apellido: 'Elena Rojas',
        correo_institucional: 'marta@fichero.example',
        tipo: 'transversal',
      })
    })
  })

  test(`an edit of an older version shows the changes and a choice (${language})`, async ({ page, server }) => {
    const admin = await signInAs(server)
    await startSignedIn(page, admin, language)
    await page.goto('/dashboard')
    await openProfile(page, words)
    await page.getByRole('button', { name: words.edit }).click()
    const form = page.getByRole('dialog')
    const [name, email] = [form.getByLabel(words.name), form.getByLabel(words.email)]
    await name.fill('Lo Mío')

    const notice = form.getByRole('alert').filter({ hasText: words.changed })
    await test.step('saves what somebody else saved meanwhile', async () => {
      await saveElsewhere(server, admin, {
        nombre: 'Lo',
        apellido: 'Ajeno',
        correo_institucional: 'ajeno@fichero.example',
      })
      await form.getByRole('button', { name: words.save }).click()
      await expect(notice).toContainText(words.now(words.name, 'Lo Ajeno'))
      await expect(notice).toContainText(words.now(words.email, 'ajeno@fichero.example'))
      await expect(notice).toBeFocused()
      await expect(name).toHaveValue('Lo Mío')
      // The email was not edited here, so saving must not restore the old one.
      await expect(email).toHaveValue('ajeno@fichero.example')
      await expectAccessible(page, words, 'profile form, overtaken')
    })

    await test.step('chooses the other name, or its own', async () => {
      await notice.getByRole('button', { name: words.leave('Lo Ajeno') }).click()
      await expect(name).toHaveValue('Lo Ajeno')
      await notice.getByRole('button', { name: words.put('Lo Mío') }).click()
      await expect(name).toHaveValue('Lo Mío')
    })

    await test.step('takes the other name, and then keeps its own', async () => {
      await form.getByRole('button', { name: words.take }).click()
      await expect(name).toHaveValue('Lo Ajeno')
      await name.fill('Lo Mío')
      await saveElsewhere(server, admin, {
        nombre: 'Otra',
        apellido: 'Vez',
        correo_institucional: 'vez@fichero.example',
      })
      await form.getByRole('button', { name: words.save }).click()
      await expect(notice).toContainText(words.now(words.name, 'Otra Vez'))
      await form.getByRole('button', { name: words.saveAnyway }).click()
      await expect(userMenu(page, 'Lo Mío')).toBeVisible()
      expect(await profileOf(server, admin)).toMatchObject({
        nombre: 'Lo',
        apellido: 'Mío',
        correo_institucional: 'vez@fichero.example',
      })
    })
  })

  test(`a new email a while after the sign-in asks for the current password, and goes on (${language})`, async ({
    page,
    server,
  }) => {
    const person = await createPerson(server, await signInAs(server), '52000333')
    const session = await signInAs(server, person)
    await startSignedIn(page, signedInBefore(server, session, 16 * 60), language)
    await page.goto('/dashboard')
    await openProfile(page, words)
    await page.getByRole('button', { name: words.edit }).click()
    const form = page.getByRole('dialog')
    const current = form.getByLabel(words.current)
    await expect(form.getByLabel(words.email)).toBeVisible()
    await expect(current).toBeHidden()
    await form.getByLabel(words.email).fill('marina@fichero.example')
    await form.getByRole('button', { name: words.save }).click()
    await expect(form.getByText(words.askedCurrent)).toBeVisible()
    await expect(current).toBeFocused()
    await expect(form.getByText(words.failed)).toBeHidden()
    await expect(form.getByLabel(words.email)).toHaveValue('marina@fichero.example')
    await expectAccessible(page, words, 'profile form, asked for the password')
    await current.fill('no es esta')
    await form.getByRole('button', { name: words.save }).click()
    await expect(form.getByText(words.wrongCurrent)).toBeVisible()
    await current.fill(person.contrasena)
    await form.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('status').filter({ hasText: words.done })).toBeVisible()
    expect(await profileOf(server, session)).toMatchObject({ correo_institucional: 'marina@fichero.example' })
  })
}

// The rest is the same in every language.
const language = 'es'
const words: Words = WORDS.es

test('an instructor cannot change their type; a double click saves once, and an outage keeps the input', async ({
  page,
  server,
}) => {
  const person = await createPerson(server, await signInAs(server), '52000222')
  await startSignedIn(page, await signInAs(server, person), language)
  await page.goto('/dashboard')
  await openProfile(page, words)
  await page.getByRole('button', { name: words.edit }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel(words.type)).not.toBeEditable()
  await expect(form.getByText(words.adminOnly)).toBeVisible()

  await test.step('closes the form before the answer comes', async () => {
    // The user leaves the form before the answer; the failure is still reported.
    await page.route('**/api/users/update/**', async (route) => {
      await page.getByRole('button', { name: words.close }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await route.abort()
    })
    await form.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('status').filter({ hasText: words.failedLater })).toContainText(words.unreachable)
    await page.unroute('**/api/users/update/**')
    await openProfile(page, words)
    await page.getByRole('button', { name: words.edit }).click()
  })

  const sent: unknown[] = []
  await page.route('**/api/users/update/**', async (route) => {
    sent.push(route.request().postDataJSON())
    await (sent.length === 1 ? route.abort() : route.continue())
  })
  await form.getByLabel(words.name).fill('Marina Duque')
  await form.getByLabel(words.password, { exact: true }).fill('la de ahora')
  await form.getByRole('button', { name: words.save }).click()
  const failure = form.getByRole('alert').filter({ hasText: words.failed })
  await expect(failure).toContainText(words.unreachable)
  await expect(form.getByLabel(words.name)).toHaveValue('Marina Duque')
  await expect(form.getByLabel(words.password, { exact: true })).toHaveValue('la de ahora')
  await expectAccessible(page, words, 'profile form, server gone')

  await test.step('saves with a double click', async () => {
    // Both clicks in one task of the page, as a double click on a busy machine may be.
    await form.getByRole('button', { name: words.save }).evaluate((button) => {
      ;(button as HTMLButtonElement).click()
      ;(button as HTMLButtonElement).click()
    })
    await expect(userMenu(page, 'Marina Duque')).toBeVisible()
    expect(sent).toHaveLength(2)
    expect(sent[1]).not.toHaveProperty('tipo')
    // The new password ended every session except this one.
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Instruct/ })
      .first()
      .click()
    await expect(page.getByRole('main').getByRole('table')).toBeVisible()
    await signInAs(server, { ...person, contrasena: 'la de ahora' })
  })
})

const userMenu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

async function openProfile(page: Page, words: Words) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cuenta de|^Account of|account$/i })
    .click()
  await page.getByRole('button', { name: words.account }).click()
}

async function startSignedIn(page: Page, session: Session, language: 'es' | 'en') {
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  await storeSession(page, session)
}

/** Axe checks the same in both languages, so one is enough. */
const expectAccessible = async (page: Page, words: Words, where: string) => {
  if (words === WORDS.es) await expectAccessibleInBothThemes(page, where)
}

const profileOf = async (server: Server, session: Session) => {
  const { user } = await callApi<{ user: object }>(server, `/users/${session.user.id}`, { session })
  return user
}

const saveElsewhere = (server: Server, session: Session, change: object) =>
  callApi(server, `/users/update/${session.user.nro_documento}`, {
    method: 'PUT',
    body: { ...change, tipo_documento: 'CC' },
    session,
  })

import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { seedFicha } from '../support/seed-ficha'
import { ADMIN, type Server } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'
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

    await test.step('reports a missing surname and a short password', async () => {
      await name.fill('Marta')
      await password.fill('corta')
      await form.getByRole('button', { name: words.show }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.surnameMissing)).toBeVisible()
      await expect(form.getByText(words.passwordShort)).toBeVisible()
      await expect(name).toBeFocused()
    })

    await test.step('reports an email address that somebody else has', async () => {
      await name.fill('Marta Elena Rojas')
      await password.fill('')
      await email.fill(taken.correo_institucional)
      await expect(form.getByLabel(words.type).locator('option')).toHaveText([...words.types])
      await form.getByLabel(words.type).selectOption('transversal')
      await form.getByRole('button', { name: words.save }).click()
      await expect(form.getByText(words.emailTaken)).toBeVisible()
      await expect(email).toBeFocused()
      await expect(name).toHaveValue('Marta Elena Rojas')
      await expectAccessible(page, words, 'profile form with a rejected email')
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
}

const userMenu = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

async function openProfile(page: Page, words: Words) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Cuenta de|^Account of|account$/i })
    .click()
  await page.getByRole('menuitem', { name: words.account }).click()
}

async function startSignedIn(page: Page, session: Session, language: 'es' | 'en') {
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  await storeSession(page, session)
}

/** Checks with axe only in Spanish, because the result does not depend on the language. */
const expectAccessible = async (page: Page, words: Words, where: string) => {
  if (words === WORDS.es) await expectAccessibleInBothThemes(page, where)
}

const profileOf = async (server: Server, session: Session) => {
  const { user } = await callApi<{ user: object }>(server, `/users/${session.user.id}`, { session })
  return user
}

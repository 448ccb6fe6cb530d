import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { seedFicha } from '../support/seed-ficha'
import { ADMIN, type Server } from '../support/server.mjs'
import { callApi, type Session, signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { ANY, pattern, type Texts, textsIn } from '../support/texts'

for (const language of inOne('es')) {
  const t = textsIn(language)

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
      await openProfile(page, t)
      const view = page.getByRole('dialog')
      await expect(view.getByText(ADMIN.nro_documento)).toBeVisible()
      const assigned = view.locator('dl > div').filter({ hasText: t('shell:profile.field.fichas_asignadas') })
      await expect(assigned.getByRole('definition')).toHaveText('1')
      await expectAccessibleInBothThemes(page, 'profile')
    })

    await page.getByRole('button', { name: t('shell:profile.open') }).click()
    const form = page.getByRole('dialog')
    const [name, email] = [
      form.getByLabel(t('shell:profile.field.nombreCompleto')),
      form.getByLabel(t('kit:label.correo_institucional')),
    ]
    const password = form.getByLabel(t('shell:profile.field.contrasena'), { exact: true })
    await expect(form.getByLabel(t('shell:profile.field.nro_documento'))).not.toBeEditable()
    await expect(form.getByLabel(t('kit:label.rol'))).not.toBeEditable()

    await test.step('reports a missing surname and a short password', async () => {
      await name.fill('Marta')
      await password.fill('corta')
      await form.getByRole('button', { name: t('kit:password.show') }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await form.getByRole('button', { name: t('shell:profile.edit.save') }).click()
      await expect(form.getByText(t('kit:field.surname_missing'))).toBeVisible()
      await expect(form.getByText(t('kit:field.password_short'))).toBeVisible()
      await expect(name).toBeFocused()
    })

    await test.step('reports an email address that somebody else has', async () => {
      await name.fill('Marta Elena Rojas')
      await password.fill('')
      await email.fill(taken.correo_institucional)
      await expect(form.getByLabel(t('shell:profile.field.tipo')).locator('option')).toHaveText(
        ['tecnico', 'transversal', 'ninguno'].map((tipo) => t(`kit:value.tipo.${tipo}`)),
      )
      await form.getByLabel(t('shell:profile.field.tipo')).selectOption('transversal')
      await form.getByRole('button', { name: t('shell:profile.edit.save') }).click()
      await expect(form.getByText(t('kit:field.email_taken'))).toBeVisible()
      await expect(email).toBeFocused()
      await expect(name).toHaveValue('Marta Elena Rojas')
      await expectAccessibleInBothThemes(page, 'profile form with a rejected email')
      await email.fill('marta@fichero.example')
      await expect(form.getByText(t('kit:field.email_taken'))).toBeHidden()
    })

    await test.step('saves, and sees the new name in every tab', async () => {
      await form.getByRole('button', { name: t('shell:profile.edit.save') }).click()
      await expect(page.getByRole('status').filter({ hasText: t('shell:profile.edit.done') })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      for (const tab of [page, other]) {
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(
          t('shell:dashboard.welcome', { name: 'Marta Elena Rojas' }),
        )
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

async function openProfile(page: Page, t: Texts) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: pattern(t('shell:layout.userMenu', { name: ANY })) })
    .click()
  await page.getByRole('menuitem', { name: t('shell:layout.account') }).click()
}

async function startSignedIn(page: Page, session: Session, language: 'es' | 'en') {
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
  await storeSession(page, session)
}

const profileOf = async (server: Server, session: Session) => {
  const { user } = await callApi<{ user: object }>(server, `/users/${session.user.id}`, { session })
  return user
}

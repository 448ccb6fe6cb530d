import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { signedInBefore } from '../support/signed-in-before'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

// Actions that grant lasting access ask for the user's password in their dialog if the sign-in was a while ago.

const WORDS = {
  es: {
    current: 'Contraseña actual',
    asked: 'Escriba su contraseña actual: hace más de 15 minutos que inició sesión.',
    wrong: 'No es su contraseña actual.',
    create: 'Crear clave',
    name: 'Nombre',
    module: 'Módulo',
    failed: 'La clave no se creó',
    once: 'Cópiela ahora',
    suspended: 'En reposo',
    why: 'quien la creó está deshabilitado',
    link: 'Dar enlace para nueva contraseña a Marina Quintero Ruiz',
    linkNow: 'Dar enlace',
    linkFailed: 'No se pudo crear el enlace',
    linkField: 'Enlace para crear la contraseña',
  },
  en: {
    current: 'Current password',
    asked: 'Type your current password: you signed in more than 15 minutes ago.',
    wrong: 'This is not your current password.',
    create: 'Create token',
    name: 'Name',
    module: 'Module',
    failed: 'The token was not created',
    once: 'Copy it now',
    suspended: 'Suspended',
    why: 'its creator is disabled',
    link: 'Give link for a new password to Marina Quintero Ruiz',
    linkNow: 'Give link',
    linkFailed: 'The link could not be made',
    linkField: 'Link to create the password',
  },
} as const

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`creating a deploy token asks for the user’s password; the token is suspended with its creator (${language})`, async ({
    page,
    server,
  }) => {
    const admin = await signInAs(server)
    const maker = await createPerson(server, admin, '52000444', { nombre: 'Ida', apellido: 'Paz', rol: 'admin' })
    await startIn(page, language)
    await storeSession(page, signedInBefore(server, await signInAs(server, maker), 16 * 60))
    await page.goto(PATHS.modules)
    await page.getByRole('button', { name: words.create }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(words.name).fill('Equipo de fichas')
    await form.getByLabel(words.module).fill('fichas')
    await answerInDialog(page, form, words.create, maker.contrasena)
    await expect(page.getByText(words.once)).toBeVisible()
    await expect(page.getByText(words.failed)).toHaveCount(0)

    await test.step('the page says that the token is suspended, and why', async () => {
      await callApi(server, `/users/disabled/${maker.id}`, { method: 'POST', session: admin })
      const context = await page.context().browser()!.newContext({ baseURL: server.url })
      const other = await context.newPage()
      await startIn(other, language)
      await storeSession(other, admin)
      await other.goto(PATHS.modules)
      const row = other.getByRole('row').filter({ hasText: 'Equipo de fichas' })
      await expect(row).toContainText('Ida Paz')
      await expect(row).toContainText(words.suspended)
      await expect(row).toContainText(words.why)
      await expectAccessibleInBothThemes(other, 'a suspended deploy token')
      await context.close()
    })
  })

  type Dialog = ReturnType<Page['getByRole']>

  /** Submits, is asked for the password in the same dialog, and types a wrong one and then the right one. */
  async function answerInDialog(page: Page, dialog: Dialog, submit: string, contrasena: string) {
    const current = dialog.getByLabel(words.current)
    await expect(dialog).toBeVisible()
    await expect(current).toBeHidden()
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.getByText(words.asked, { exact: true })).toBeVisible()
    await expect(current).toBeFocused()
    await expectAccessible(page, 'the field for the user’s password')
    await current.fill('no es esta')
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.getByText(words.wrong, { exact: true })).toBeVisible()
    await expect(current).toBeFocused()
    await current.fill(contrasena)
    await current.press('Enter')
    await expect(dialog).toBeHidden()
  }
}

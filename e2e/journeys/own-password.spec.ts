import { PATHS } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { signedInBefore } from '../support/signed-in-before'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

// Actions that grant lasting access ask for the user's password in their dialog if the sign-in was a while ago.

for (const language of inOne('es')) {
  const t = textsIn(language)

  test(`creating a deploy token asks for the user’s password; the token is suspended with its creator (${language})`, async ({
    page,
    server,
  }) => {
    const admin = await signInAs(server)
    const maker = await createPerson(server, admin, '52000444', { nombre: 'Ida', apellido: 'Paz', rol: 'admin' })
    await startIn(page, language)
    await storeSession(page, signedInBefore(server, await signInAs(server, maker), 16 * 60))
    await page.goto(PATHS.modules)
    await page.getByRole('button', { name: t('modules:token.create') }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel(t('modules:token.name')).fill('Equipo de fichas')
    await form.getByLabel(t('modules:token.remote')).fill('fichas')
    await answerInDialog(page, form, t('modules:token.create'), maker.contrasena)
    await expect(page.getByText(t('modules:token.once'))).toBeVisible()
    await expect(page.getByText(t('modules:token.failed'))).toHaveCount(0)

    await test.step('the page says that the token is suspended, and why', async () => {
      await callApi(server, `/users/disabled/${maker.id}`, { method: 'POST', session: admin })
      const context = await page.context().browser()!.newContext({ baseURL: server.url })
      const other = await context.newPage()
      await startIn(other, language)
      await storeSession(other, admin)
      await other.goto(PATHS.modules)
      const row = other.getByRole('row').filter({ hasText: 'Equipo de fichas' })
      await expect(row).toContainText('Ida Paz')
      await expect(row).toContainText(t('modules:token.state.en_reposo'))
      await expect(row).toContainText(t('modules:token.rests.deshabilitado'))
      await expectAccessibleInBothThemes(other, 'a suspended deploy token')
      await context.close()
    })
  })

  type Dialog = ReturnType<Page['getByRole']>

  /** Submits, is asked for the password in the same dialog, and types a wrong one and then the right one. */
  async function answerInDialog(page: Page, dialog: Dialog, submit: string, contrasena: string) {
    const current = dialog.getByLabel(t('kit:password.current'))
    await expect(dialog).toBeVisible()
    await expect(current).toBeHidden()
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.getByText(t('kit:field.current_password_required'), { exact: true })).toBeVisible()
    await expect(current).toBeFocused()
    await expectAccessible(page, 'the field for the user’s password')
    await current.fill('no es esta')
    await dialog.getByRole('button', { name: submit }).click()
    await expect(dialog.getByText(t('kit:field.current_password_wrong'), { exact: true })).toBeVisible()
    await expect(current).toBeFocused()
    await current.fill(contrasena)
    await current.press('Enter')
    await expect(dialog).toBeHidden()
  }
}

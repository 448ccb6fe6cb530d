import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson, PERSON_DEFAULTS, type Person } from '../support/people'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { signIn } from '../support/sign-in-form'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { ANY, pattern, textsIn } from '../support/texts'

for (const language of inOne('en')) {
  const t = textsIn(language)

  test(`after losing the session while saving, signing in returns to the form, in each tab (${language})`, async ({
    page,
    server,
  }) => {
    await startIn(page, language)
    const person = await createPerson(server, await signInAs(server), '52000111')
    await storeSession(page, await signInAs(server, person))
    await page.goto('/fichas?limit=20')
    await page.getByRole('button', { name: pattern(t('shell:layout.userMenu', { name: ANY })) }).click()
    await page.getByRole('menuitem', { name: t('shell:layout.account') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('shell:profile.open') })
      .click()
    const save = page.getByRole('dialog').getByRole('button', { name: t('shell:profile.edit.save') })
    await expect(save).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/instructors')
    await expect(other.getByRole('table')).toBeVisible()
    await page.bringToFront()

    await test.step('saving after the session was ended leads to the sign-in, and back to the form', async () => {
      await setPasswordOf(server, person, 'puesta por otro')
      await save.click()
      for (const tab of [page, other]) {
        await expect(tab).toHaveURL(/\/auth$/)
        await expect(tab.getByRole('note').filter({ hasText: t('access:signIn.ended') })).toBeVisible()
      }
      await expectAccessible(page, 'a session that ended')
      await signIn(page, t, { ...person, contrasena: 'puesta por otro' })
      await expect(page).toHaveURL(/\/fichas\?limit=20$/)
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(other).toHaveURL(/\/instructors$/)
      await expect(other.getByRole('table')).toBeVisible()
    })
  })
}

/** An administrator changes a user's password, which ends the user's sessions. */
const setPasswordOf = async (server: Server, person: Person, contrasena: string) =>
  callApi(server, `/users/update/${person.nro_documento}`, {
    method: 'PUT',
    session: await signInAs(server),
    body: { ...PERSON_DEFAULTS, correo_institucional: person.correo_institucional, contrasena },
  })

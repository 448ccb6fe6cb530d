import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { createPerson } from '../support/people'
import { signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const PERSON = '1098765432'

test('a person is found and disabled with the keyboard alone', async ({ page, server, signedIn: _ }) => {
  const t = textsIn('es')
  const name = 'Marina Quintero Ruiz'
  const admin = await signInAs(server)
  await createPerson(server, admin, PERSON)
  await startIn(page, 'es')
  await page.goto('/instructors')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('quintero marina')
  await tabTo(page, t('instructors:disable.named', { name }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: t('kit:cancel') })).toBeFocused()
  await expectAccessibleInBothThemes(page, 'the question before a person is disabled')
  await tabTo(page, t('instructors:disable.submit'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('instructors:disable.done', { name })).last()).toBeVisible()
  // The focus is on the content that replaced the list.
  await expect(page.getByRole('main').locator('a:focus')).toHaveAttribute('href', '/instructors/solicitudes')
})

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name })
  await expect(button).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 50 })
  }).toPass()
}

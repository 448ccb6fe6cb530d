import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson, headSeededFicha } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './instructor-states.words'

const PERSON = '1098765432'
const HEIR = '52000111'

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`who is disabled hands the fichas over in the same step (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    const { id } = await createPerson(server, admin, PERSON)
    const heir = await createPerson(server, admin, HEIR, { nombre: 'Eva', apellido: 'Vélez' })
    await headSeededFicha(server, admin, PERSON)
    await startIn(page, language)
    await page.goto(`/instructors?ver=${id}`)
    await page.getByRole('dialog').getByRole('button', { name: words.disable }).click()
    const question = page.getByRole('alertdialog')
    const confirm = question.getByRole('button', { name: words.disableNow })

    await test.step('names the person and the fichas', async () => {
      for (const said of ['Marina Quintero Ruiz', PERSON, String(SEEDED_FICHA), words.keeps])
        await expect(question).toContainText(said)
      await expectAccessibleInBothThemes(page, 'the question before a person is disabled')
    })

    await test.step('finds who takes them without accents, and says who cannot', async () => {
      await question.getByRole('combobox', { name: words.heir }).fill('velez eva')
      await question.getByRole('option', { name: HEIR }).click()
      await callApi(server, `/users/disabled/${heir.id}`, { method: 'POST', session: admin })
      await confirm.click()
      await expect(question.getByText(words.refused)).toBeVisible()
      await expectAccessible(page, 'a refused hand-over')
      await callApi(server, `/users/enabled/${heir.id}`, { method: 'POST', session: admin })
      await question.getByRole('combobox', { name: words.heir }).fill('administracion')
      await question.getByRole('option').click()
      await expect(question.getByText(words.refused)).toHaveCount(0)
      await question.getByRole('combobox', { name: words.heir }).fill('velez')
      await question.getByRole('option', { name: HEIR }).click()
    })

    await test.step('disables and hands over', async () => {
      await confirm.click()
      await expect(page.getByText(words.handedOver).last()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(documents(page)).toHaveText([`CC ${HEIR}`])
      await expect(page).not.toHaveURL(/ver=/)
      expect(await callApi(server, `/fichas/${SEEDED_FICHA}`, { session: admin })).toMatchObject({
        id_jefe_ficha: HEIR,
      })
      expect(await callApi(server, '/users/disabled', { session: admin })).toMatchObject([{ nro_documento: PERSON }])
    })
  })

  test(`a new access link is handed over or mailed (${language})`, async ({ page, server, signedIn: _ }) => {
    const admin = await signInAs(server)
    const { id } = await createPerson(server, admin, PERSON)
    await startIn(page, language)
    await page.goto(`/instructors?ver=${id}`)
    const question = page.getByRole('alertdialog')
    const make = async () => {
      await question.getByRole('button', { name: words.linkNow }).click()
      await expect(question).toBeHidden()
    }
    const link = page.getByRole('textbox', { name: words.linkField })
    const linkState = (url: string) =>
      callApi(server, `/auth/reset-password/${new URL(url).pathname.split('/').at(-1)}`, {})

    await test.step('shows the link where no mail is sent, and ends the one before', async () => {
      await page.getByRole('button', { name: words.link }).click()
      await expect(question).toContainText(words.noMail)
      await expectAccessibleInBothThemes(page, 'the question before a link is made')
      await make()
      await expect(page.getByRole('heading', { name: words.handOver })).toBeFocused()
      const first = await link.inputValue()
      await page.getByRole('button', { name: words.link }).click()
      await make()
      await expect(link).not.toHaveValue(first)
      await expect(link).toHaveCount(1)
      await expect(linkState(first)).rejects.toThrow('link_used')
      await linkState(await link.inputValue())
      await expectAccessible(page, 'a link to hand over')
      await page.getByRole('button', { name: words.done }).click()
      await expect(link).toHaveCount(0)
    })

    await test.step('says that it was mailed where mail is sent', async () => {
      const session = await callApi<object>(server, '/auth/session', { session: admin })
      await page.route('**/api/auth/session', (route) => route.fulfill({ json: { ...session, envia_correos: true } }))
      const vence = new Date(Date.now() + 60_000).toISOString()
      await page.route('**/api/admin/access-link/*', (route) =>
        route.fulfill({ status: 200, json: { ok: true, msg: '', enlace: null, vence } }),
      )
      await page.reload()
      await page.getByRole('button', { name: words.link }).click()
      await expect(question).toContainText(words.mail)
      await make()
      await expect(page.getByText(words.mailed).first()).toBeVisible()
    })
  })
}

test('with keys alone, a person is found and disabled', async ({ page, server, signedIn: _ }) => {
  const words = WORDS.es
  const admin = await signInAs(server)
  await createPerson(server, admin, PERSON)
  await startIn(page, 'es')
  await page.goto('/instructors')
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('quintero marina')
  await tabTo(page, new RegExp(`^${words.disable}`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await tabTo(page, words.disableNow)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.disabled).last()).toBeVisible()
  // What came in place of the list.
  await expect(page.getByRole('main').locator('a:focus')).toHaveAttribute('href', '/instructors/solicitudes')
})

const documents = (page: Page) => page.locator('tbody td[data-label]:nth-child(2)')

/** Presses Tab until the button has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const button = page.getByRole('button', { name })
  await expect(button).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused({ timeout: 50 })
  }).toPass()
}

import { TAKE_BACK_MS } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createAccessRequest } from '../support/people'
import { ADMIN } from '../support/server.mjs'
import { signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS as FORM_WORDS } from './instructor-forms.words'
import { WORDS } from './keyboard.words'

/** More tab stops than any screen has before its target. */
const MAX_STOPS = 60

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`with the keyboard alone, a user signs in from the landing page and approves a request (${language})`, async ({
    page,
    context,
    server,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { name } = await createAccessRequest(server, 'Ana María', 'Restrepo')
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), language)
    await page.clock.install()
    await page.goto('/')

    await test.step('goes to sign in', async () => {
      await tabTo(page, page.getByRole('link', { name: words.signIn, exact: true }).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/auth$/)
    })

    await test.step('signs in', async () => {
      await tabTo(page, page.getByLabel(words.document))
      await page.keyboard.type(ADMIN.nro_documento)
      await tabTo(page, page.getByLabel(words.password, { exact: true }))
      await page.keyboard.type(ADMIN.contrasena)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('approves a request', async () => {
      await tabTo(page, page.getByRole('button', { name: words.approve(name) }))
      await page.keyboard.press('Enter')
      await expectAccessible(page, 'an approval that can be taken back')
      await page.clock.fastForward(TAKE_BACK_MS)
      await expect(page.getByRole('heading', { name: words.handOver(name) })).toBeFocused()
      await expectAccessible(page, 'a link to hand over')
    })

    await test.step('copies the link', async () => {
      await tabTo(page, page.getByRole('button', { name: words.copy }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(words.copied).first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/reset-password/')
    })

    await test.step('closes the link', async () => {
      await tabTo(page, page.getByRole('button', { name: words.done }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: words.requests })).toBeFocused()
      await expect(page.getByText(words.none)).toBeVisible()
    })
  })
}

test('a person is created with the keyboard alone, and edited', { tag: '@main' }, async ({
  page,
  server,
  signedIn: _,
}) => {
  const words = FORM_WORDS.es
  await startIn(page, 'es')
  await page.goto(PATHS.instructors)
  await tabTo(page, page.getByRole('button', { name: words.create }).first())
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: words.create })
  const type = async (label: string, text: string) => {
    await tabTo(page, form.getByLabel(new RegExp(`^${label}( \\*)?$`)).first())
    await page.keyboard.type(text)
  }

  await test.step('fills in the fields in their order', async () => {
    await type(words.documentType, 'Cédula de ciu')
    await type(words.document, '1.098 765.432')
    await type(words.names, 'Marina')
    await type(words.surnames, 'Quintero')
    await type(words.mail, 'marina@fichero.example')
    await type(words.password, 'la de prueba')
    await type(words.type, 'Trans')
    await type(words.starts, '15012026')
    await type(words.ends, '15/12/2099')
  })

  await test.step('creates the person, and returns to the list', async () => {
    await tabTo(page, form.getByRole('button', { name: words.create }))
    await page.keyboard.press('Enter')
    await expect(form.getByText(words.created)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: '1098765432' })).toBeVisible()
    const person = { nro_documento: '1098765432', contrasena: 'la de prueba' }
    expect((await signInAs(server, person)).user).toMatchObject({ apellido: 'Quintero', tipo: 'transversal' })
  })

  await test.step('edits the surnames', async () => {
    await page.getByRole('button', { name: words.editNamed('Marina Quintero') }).click()
    const edit = page.getByRole('dialog', { name: words.edit })
    await edit.getByLabel(words.surnames).fill('Quintero Ruiz')
    await edit.getByRole('button', { name: words.save }).click()
    await expect(edit.getByText(words.edited)).toBeVisible()
    await expect(edit).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'Quintero Ruiz' })).toBeVisible()
  })
})

/** Presses Tab until the element has the focus. Every stop on the way must have a visible focus indicator. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const stop = document.activeElement
      if (!stop || stop === document.body) return null
      const { outlineStyle, boxShadow } = getComputedStyle(stop)
      // Input fields show the focus by their border.
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none' || stop instanceof HTMLInputElement
      const { width, height } = stop.getBoundingClientRect()
      return isMarked && width > 0 && height > 0 && stop.matches(':focus-visible') ? null : stop.outerHTML.slice(0, 200)
    })
    expect(hidden, 'a tab stop without a visible focus indicator').toBeNull()
  }
  throw new Error(`${wanted} is not among the first ${MAX_STOPS} tab stops.`)
}

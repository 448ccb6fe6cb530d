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
import { textsIn } from '../support/texts'

/** More tab stops than any screen has before its target. */
const MAX_STOPS = 60

for (const language of inOne('en')) {
  const t = textsIn(language)

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
      await tabTo(page, page.getByRole('link', { name: t('shell:layout.signIn'), exact: true }).first())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/auth$/)
    })

    await test.step('signs in', async () => {
      await tabTo(page, page.getByLabel(t('access:document')))
      await page.keyboard.type(ADMIN.nro_documento)
      await tabTo(page, page.getByLabel(t('access:signIn.password'), { exact: true }))
      await page.keyboard.type(ADMIN.contrasena)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/dashboard$/)
    })

    await test.step('approves a request', async () => {
      await tabTo(page, page.getByRole('button', { name: t('instructors:requests.approveName', { name }) }))
      await page.keyboard.press('Enter')
      await expectAccessible(page, 'an approval that can be taken back')
      await page.clock.fastForward(TAKE_BACK_MS)
      await expect(page.getByRole('heading', { name: t('instructors:handOver.title', { name }) })).toBeFocused()
      await expectAccessible(page, 'a link to hand over')
    })

    await test.step('copies the link', async () => {
      await tabTo(page, page.getByRole('button', { name: t('instructors:handOver.copy') }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('instructors:handOver.copied')).first()).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/reset-password/')
    })

    await test.step('closes the link', async () => {
      await tabTo(page, page.getByRole('button', { name: t('instructors:handOver.done') }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: t('instructors:requests.title') })).toBeFocused()
      await expect(page.getByText(t('instructors:requests.none'))).toBeVisible()
    })
  })
}

test('a person is created with the keyboard alone, and edited', { tag: '@main' }, async ({
  page,
  server,
  signedIn: _,
}) => {
  const t = textsIn('es')
  await startIn(page, 'es')
  await page.goto(PATHS.instructors)
  await tabTo(page, page.getByRole('button', { name: t('instructors:create.open') }).first())
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: t('instructors:create.title') })
  const type = async (label: string, text: string) => {
    await tabTo(page, form.getByLabel(new RegExp(`^${label}( \\*)?$`)).first())
    await page.keyboard.type(text)
  }

  await test.step('fills in the fields in their order', async () => {
    await type(t('kit:label.tipo_documento'), 'Cédula de ciu')
    await type(t('instructors:field.documentNumber'), '1.098 765.432')
    await type(t('kit:label.nombre'), 'Marina')
    await type(t('kit:label.apellido'), 'Quintero')
    await type(t('kit:label.correo_institucional'), 'marina@fichero.example')
    await type(t('instructors:field.password'), 'la de prueba')
    await type(t('kit:label.tipo'), 'Trans')
    await type(t('kit:label.fecha_inicio_contrato'), '15012026')
    await type(t('kit:label.fecha_fin_contrato'), '15/12/2099')
  })

  await test.step('creates the person, and returns to the list', async () => {
    await tabTo(page, form.getByRole('button', { name: t('instructors:create.submit') }))
    await page.keyboard.press('Enter')
    await expect(form.getByText(t('instructors:create.done'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: '1098765432' })).toBeVisible()
    const person = { nro_documento: '1098765432', contrasena: 'la de prueba' }
    expect((await signInAs(server, person)).user).toMatchObject({ apellido: 'Quintero', tipo: 'transversal' })
  })

  await test.step('edits the surnames', async () => {
    await page.getByRole('button', { name: t('instructors:edit.named', { name: 'Marina Quintero' }) }).click()
    const edit = page.getByRole('dialog', { name: t('instructors:edit.title') })
    await edit.getByLabel(t('kit:label.apellido')).fill('Quintero Ruiz')
    await edit.getByRole('button', { name: t('instructors:edit.submit') }).click()
    await expect(edit.getByText(t('instructors:edit.done'))).toBeVisible()
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

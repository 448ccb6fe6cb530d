import type { AccessLinkAnswer } from '@fichero/contract/admin.schema'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson } from '../support/people'
import { recordAlerts } from '../support/record-alerts'
import { ADMIN } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import { signIn } from '../support/sign-in-form'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { pattern, some, textsIn } from '../support/texts'

const LANGUAGE_NAMES = { es: 'Español', en: 'English' }
const ADMIN_EMAIL = 'admin@fichero.example'
const WRONG = { ...ADMIN, contrasena: 'no es esta' }

// A dozen screens, each checked by axe, on two busy cores.
test.describe.configure({ timeout: 180_000 })

for (const language of inOne('es')) {
  const t = textsIn(language)
  const inLanguage = (page: Page) => startIn(page, language)

  test(`a contractor asks for access, sets a password and signs in (${language})`, { tag: '@main' }, async ({
    page,
    server,
  }) => {
    const main = page.locator('main')
    const field = (label: string) => main.getByLabel(new RegExp(`^${label}`))
    const send = main.getByRole('button', { name: t('access:register.submit') })
    await test.step('goes from signing in to asking for access', async () => {
      await inLanguage(page)
      await page.goto('/auth')
      await expect(page).toHaveTitle(`${t('shell:access.signIn')} · Fichero`)
      await expect(main.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeEnabled()
      await field(t('access:document')).fill('12a')
      await main.getByRole('link', { name: t('access:register.tab') }).click()
      await expect(page).toHaveURL(/\/register$/)
      await expect(page).toHaveTitle(`${t('shell:access.register')} · Fichero`)
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(field(t('access:document'))).toHaveValue('12a')
      await expect(field(t('access:register.tipo')).locator('option')).toHaveText([
        /./,
        t('kit:value.tipo.planta'),
        t('kit:value.tipo.contratista'),
      ])
      await expectAccessible(page, 'the request')
    })

    await test.step('fills the form with errors', async () => {
      await field(t('access:document')).press('Tab')
      await expect(main.getByText(t('kit:field.document_invalid'))).toBeVisible()
      await field(t('kit:label.correo_institucional')).fill('nadia@')
      await field(t('kit:label.correo_institucional')).press('Tab')
      await expect(main.getByText(t('kit:field.email_invalid'))).toBeVisible()
      await field(t('kit:label.correo_institucional')).fill(ADMIN_EMAIL)
      await expect(main.getByText(t('kit:field.email_invalid'))).toBeHidden()
      await expect(field(t('kit:label.fecha_inicio_contrato'))).toBeHidden()
      await field(t('access:register.tipo')).selectOption(t('kit:value.tipo.contratista'))
      await field(t('kit:label.fecha_fin_contrato')).fill('2026-02-01')
      await field(t('kit:label.fecha_inicio_contrato')).fill('2026-02-01')
      await field(t('kit:label.fecha_inicio_contrato')).press('Shift+Tab')
      await expect(main.getByText(t('kit:field.end_before_start'))).toBeVisible()
      await field(t('kit:label.fecha_fin_contrato')).fill('')
      await send.click()
      await expect(main.getByText(t('kit:field.contract_dates_required'))).toHaveCount(1)
      await expect(main.getByText(t('kit:field.required'))).toHaveCount(3)
      await expect(field(t('kit:label.nombre'))).toBeFocused()
      await expectAccessible(page, 'a request with errors')
    })

    await test.step('requests access with the data of somebody else, and corrects the data', async () => {
      await field(t('kit:label.nombre')).fill('Nadia')
      await field(t('kit:label.apellido')).fill('Ñustes')
      await field(t('kit:label.tipo_documento')).selectOption('CE')
      await field(t('access:document')).fill(ADMIN.nro_documento)
      await field(t('kit:label.fecha_fin_contrato')).fill('2099-11-30')
      await send.click()
      await expect(main.getByText(t('kit:field.document_taken'))).toBeVisible()
      await expect(main.getByText(t('kit:field.email_taken'))).toBeVisible()
      await expect(field(t('access:document'))).toBeFocused()
      await expect(field(t('kit:label.fecha_fin_contrato'))).toHaveValue('30/11/2099')
      await expectAccessible(page, 'a request that was refused')
      await field(t('access:document')).fill('71000100')
      await expect(main.getByText(t('kit:field.document_taken'))).toBeHidden()
      await expect(main.getByText(t('kit:field.email_taken'))).toBeVisible()
      await field(t('kit:label.correo_institucional')).fill('Nadia@centro.example')
      await main.getByRole('link', { name: t('access:signIn.tab'), exact: true }).click()
      await expect(field(t('access:document'))).toHaveValue('71000100')
      await main.getByRole('link', { name: t('access:register.tab') }).click()
      await expect(field(t('kit:label.apellido'))).toHaveValue('Ñustes')
      await send.click()
    })

    await test.step('reads that the request was sent', async () => {
      await expect(main.getByRole('heading', { level: 1, name: t('access:register.done.heading') })).toBeFocused()
      await expect(main.getByText(t('access:register.done.handedOver'))).toBeVisible()
      await expect(main.getByText('Nadia@centro.example')).toBeHidden()
      await expectAccessible(page, 'a request that was sent')
      const { users } = await callApi<{ users: unknown[] }>(server, '/admin/pending-users', {
        session: await signInAs(server),
      })
      expect(users).toMatchObject([{ nro_documento: '71000100', fecha_fin_contrato: '2099-11-30' }])
    })

    await test.step('sets a password with the link of the approval, and signs in', async () => {
      const { enlace } = await callApi<AccessLinkAnswer>(server, '/admin/approve-user/71000100', {
        method: 'PATCH',
        session: await signInAs(server),
      })
      await page.goto(new URL(enlace!, server.url).pathname)
      await main.getByLabel(t('access:reset.newPassword')).fill('la primera')
      await main.getByLabel(t('access:reset.confirmPassword')).fill('la primera')
      await main.getByRole('button', { name: t('access:reset.submit') }).click()
      await expect(main.getByRole('note')).toHaveText(t('access:signIn.passwordSaved'))
      await signIn(page, t, { nro_documento: '71000100', contrasena: 'la primera' })
      await expect(page).toHaveURL(/\/dashboard$/)
    })
  })

  test(`sign-in shows why it failed (${language})`, { tag: '@main' }, async ({ page, server }) => {
    await inLanguage(page)
    const main = page.locator('main')
    const password = main.getByLabel(t('access:signIn.password'), { exact: true })
    const enter = main.getByRole('button', { name: t('access:signIn.submit'), exact: true })
    const alert = main.getByRole('alert')
    const wrong = pattern(
      `${t('errors:error.invalid_credentials')}${some(/ ?/)}${t('access:refused.invalid_credentials')}`,
    )
    const session = await signInAs(server)
    const person = await createPerson(server, session, '52000111')
    await callApi(server, `/users/disabled/${person.id}`, { method: 'POST', session })
    await page.goto('/auth')
    await enter.click()
    await expect(main.getByText(t('kit:field.required'))).toHaveCount(2)
    await expect(main.getByLabel(t('access:document'))).toBeFocused()

    await test.step('types a wrong password, then signs in as a disabled user', async () => {
      const alerts = await recordAlerts(page)
      await signIn(page, t, WRONG)
      await expect(alert).toHaveText(wrong)
      expect(await alerts()).toEqual([expect.stringMatching(wrong)])
      await expect(password).toBeFocused()
      await expect(password).toHaveValue(WRONG.contrasena)
      await main.getByRole('button', { name: t('access:show') }).click()
      await expect(password).toHaveAttribute('type', 'text')
      await expectAccessible(page, 'wrong credentials')
      await main.getByRole('button', { name: t('access:hide') }).click()
      await expect(password).toHaveAttribute('type', 'password')
      await signIn(page, t, { ...person, nro_documento: ' 52.000.111 ' })
      await expect(alert).toContainText(t('errors:error.account_disabled'))
    })

    await test.step('reads the message in the other language, and again in the first one', async () => {
      const other = language === 'es' ? 'en' : 'es'
      const alerts = await recordAlerts(page)
      await page.getByRole('button', { name: LANGUAGE_NAMES[other] }).click()
      await expect(alert).toContainText(textsIn(other)('errors:error.account_disabled'))
      await page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click()
      await expect(alert).toContainText(t('errors:error.account_disabled'))
      expect(await alerts()).toHaveLength(3)
    })

    await test.step('tries to sign in while the server is down, and before the approval', async () => {
      await page.route('**/api/auth/login', async (route) => {
        await expect(main.getByText(t('kit:slow'))).toBeVisible()
        await route.abort()
      })
      await enter.click()
      await expect(alert).toHaveText(pattern(`${t('kit:connection')}${some(/ ?/)}${t('shell:profile.edit.kept')}`))
      await expect(password).toHaveValue(person.contrasena)
      // Not reachable on screens: a request has no password until it is approved. The API still has an answer for this case.
      const body = { ok: false, code: 'pending_approval', msg: t('errors:error.pending_approval') }
      await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: body }))
      await enter.click()
      await expect(alert).toContainText(t('errors:error.pending_approval'))
      await page.unroute('**/api/auth/login')
    })

    await test.step('is blocked after too many attempts to sign in', async () => {
      const tries = Array.from({ length: 11 }, () => signInAs(server, WRONG).catch(() => undefined))
      await Promise.all(tries)
      await signIn(page, t, ADMIN)
      await expect(alert).toHaveText(
        pattern(t('access:refused.tooMany', { count: 15, minutes: 15, time: some(/\d\d:\d\d/) })),
      )
      await expectAccessible(page, 'too many tries')
      await expect(main.getByRole('link', { name: t('access:back') })).toHaveAttribute('href', '/')
    })
  })
}

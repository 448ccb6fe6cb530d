import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { createPerson } from '../support/people'
import { callApi, signInAs, storeSession } from '../support/session.mjs'
import { demoTest, expect, test } from '../support/test'
import { ANY, pattern, textsIn } from '../support/texts'

const PHONE = { width: 390, height: 844 }

// The tests do not depend on the language.
const language = 'es'
const t = textsIn('es')
const en = textsIn('en')
const nav = [
  t('kit:dashboard'),
  t('fichas:nav'),
  t('fichas:board.title'),
  t('fichas:owed.title'),
  t('instructors:nav'),
  t('programs:nav'),
  t('manuals:nav'),
  t('instructors:centres.title'),
  t('instructors:activity.title'),
  t('shell:layout.modules'),
  t('shell:layout.status'),
]

const inLanguage = (page: Page) =>
  page.addInitScript((lang) => {
    if (!localStorage.getItem('lang')) localStorage.setItem('lang', lang)
  }, language)

test('the sidebar collapses to icons with their names as tooltips, also after a reload', async ({
  page,
  signedIn: _,
}) => {
  await inLanguage(page)
  await page.goto('/dashboard')
  const sidebar = page.getByRole('complementary')
  await expect(sidebar.getByRole('link', { name: 'Fichero' })).toBeVisible()
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveText(nav)
  await expect(sidebar.getByRole('link', { name: t('kit:dashboard') })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page, 'the sidebar')

  await test.step('collapses the sidebar, and tabs through the icons', async () => {
    await sidebar.getByRole('button', { name: t('shell:layout.collapse') }).click()
    await page.reload()
    const fichas = sidebar.getByRole('link', { name: t('fichas:nav'), exact: true })
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(80)
    await sidebar.getByRole('link', { name: t('kit:dashboard') }).focus()
    await page.keyboard.press('Tab')
    await expect(fichas).toBeFocused()
    await expectInSight(fichas.locator('span'))
    await page.keyboard.press('Escape')
    await expectOutOfSight(fichas.locator('span'))
    await sidebar.getByRole('link', { name: t('instructors:nav') }).hover()
    await expectInSight(sidebar.getByRole('link', { name: t('instructors:nav') }).locator('span'))
    await expectAccessible(page, 'the collapsed sidebar')
  })

  await test.step('expands the sidebar', async () => {
    await sidebar.getByRole('button', { name: t('shell:layout.expand') }).click()
    await page.reload()
    await expect(sidebar.getByRole('button', { name: t('shell:layout.collapse') })).toBeVisible()
  })
})

test('a drawer replaces the sidebar on a phone', async ({ page, signedIn: _ }) => {
  await inLanguage(page)
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard')
  await expect(page.getByRole('complementary')).toBeHidden()
  const toggle = page.getByRole('button', { name: t('shell:layout.openMenu') })
  const drawer = page.getByRole('dialog')
  await toggle.press('Enter')
  await expect(drawer.getByRole('link')).toHaveText(nav)
  await expectAccessible(page, 'the drawer')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(toggle).toBeFocused()

  await test.step('changes the theme, and opens another screen', async () => {
    await toggle.click()
    await drawer.getByRole('button', { name: t('shell:theme.oscuro') }).click()
    await expectScheme(page, 'dark')
    await expectAccessible(page, 'the dark drawer')
    await drawer.getByRole('link', { name: t('instructors:nav') }).click()
    await expect(page).toHaveURL(/\/instructors$/)
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { name: t('instructors:nav') })).toBeFocused()
  })

  await test.step('Back and a wider window close the drawer', async () => {
    await toggle.click()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await toggle.click()
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.setViewportSize({ width: 768, height: 1024 })
    await expect(toggle).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})

test('theme, language and sign-out apply to all tabs at once', async ({ page, server, signedIn: _ }) => {
  await inLanguage(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/instructors')
  const other = await page.context().newPage()
  await other.goto('/fichas')
  await page.bringToFront()

  await test.step('chooses a theme', async () => {
    await expectScheme(page, 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectScheme(page, 'light')
    await theme(page, t('shell:theme.oscuro')).click()
    await expectScheme(page, 'dark')
    await other.bringToFront()
    await expectScheme(other, 'dark')
    await expect(theme(other, t('shell:theme.oscuro'))).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(other, 'the dark frame')
    await theme(other, t('shell:theme.sistema')).click()
    await expectScheme(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectScheme(page, 'dark')
  })

  await test.step('changes the language', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await other.getByRole('button', { name: 'EN English' }).click()
    await expect(page.getByRole('link', { name: en('instructors:nav'), exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${en('instructors:nav')} · Fichero`)
    expect(await page.evaluate(() => document.documentElement.lang)).not.toBe(language)
    await page.bringToFront()
    await page
      .getByRole('group', { name: en('shell:layout.language') })
      .getByRole('button', { pressed: false })
      .click()
    await expect(other.getByRole('link', { name: t('instructors:nav') })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  await test.step('a reload keeps the chosen theme', async () => {
    await theme(page, t('shell:theme.oscuro')).click()
    await recordSchemes(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await schemesOf(page)).toEqual(['dark'])
  })

  await test.step('signs out', async () => {
    await page.getByRole('button', { name: pattern(t('shell:layout.userMenu', { name: ANY })) }).click()
    await expectAccessible(page, 'the account menu')
    await page.getByRole('menuitem', { name: t('shell:layout.signOut') }).click()
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByText(t('access:signIn.ended'))).toBeHidden()
    await expect(other).toHaveURL(/\/auth$/)
    await expect(other.getByText(t('access:signIn.ended')).first()).toBeVisible()
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ])
  })

  await test.step('another user signs in in another tab', async () => {
    // This tab switches to the other user, and shows none of the first user's data.
    await page.route('**/api/users', () => undefined)
    const session = await signInAs(server, await createPerson(server, await signInAs(server), '52000111'))
    await other.evaluate(
      ([user, token]) => {
        localStorage.setItem('user', user)
        localStorage.setItem('token', token)
      },
      [JSON.stringify(session.user), session.token] as const,
    )
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.getByRole('link', { name: t('instructors:nav'), exact: true }).click()
    // Waits for the heading, because the cards of the dashboard may still be busy.
    await expect(page.getByRole('heading', { level: 1, name: t('instructors:nav') })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toBeVisible()
    await expect(page.getByRole('table')).toBeHidden()
  })
})

demoTest(`title and focus follow the navigation`, async ({ page, server }) => {
  await inLanguage(page)
  const session = await signInAs(server)
  await storeSession(page, session)
  const { fichas } = await callApi<{ fichas: { nro_ficha: number }[] }>(server, '/fichas?limit=1', { session })
  const { aprendices } = await callApi<{ aprendices: Person[] }>(server, `/fichas/${fichas[0]!.nro_ficha}`, {
    session,
  })
  const person = aprendices[0]!
  await page.goto('/dashboard')
  await expect(page).toHaveTitle(`${t('kit:dashboard')} · Fichero`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell:layout.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await test.step('follows links with the keyboard', async () => {
    await page.getByRole('link', { name: t('fichas:nav'), exact: true }).press('Enter')
    await expect(page).toHaveTitle(`${t('fichas:nav')} · Fichero`)
    await expect(page.getByRole('heading', { level: 1, name: t('fichas:nav') })).toBeFocused()
    await page.goto(`/fichas/visualizar/${fichas[0]!.nro_ficha}`)
    await page.getByRole('link', { name: person.nro_documento }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: person.nombre })).toBeFocused()
    const titleOfPerson = new RegExp(`^${person.nombre} ${person.apellido} · Fichero$`, 'i')
    await expect(page).toHaveTitle(titleOfPerson)
    await page.getByRole('button', { name: 'EN English' }).click()
    await expect(page.getByRole('link', { name: en('instructors:nav') })).toBeVisible()
    await expect(page).toHaveTitle(titleOfPerson)
  })

  await test.step('goes back, and opens and closes the profile', async () => {
    await page.goBack()
    await expect(page.locator('h1:focus')).toContainText(String(fichas[0]!.nro_ficha))
    await expect(page).toHaveTitle(new RegExp(String(fichas[0]!.nro_ficha)))
    await expect(page.locator('main')).not.toHaveAttribute('aria-label')
    await page.goto('/dashboard')
    await page.getByRole('button', { name: pattern(en('shell:layout.userMenu', { name: ANY })) }).click()
    await page.getByRole('menuitem', { name: en('shell:layout.account') }).click()
    await expect(page.getByRole('dialog', { name: en('shell:profile.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: pattern(en('shell:layout.userMenu', { name: ANY })) })).toBeFocused()
  })
})

interface Person {
  nro_documento: string
  nombre: string
  apellido: string
}

const theme = (page: Page, name: string): Locator =>
  page.getByRole('complementary').getByRole('button', { name, exact: true })

const expectScheme = (page: Page, scheme: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)

/** Records the colour schemes that the page has from its first frame on. */
const recordSchemes = (page: Page) =>
  page.addInitScript(() => {
    const schemes: (string | null)[] = []
    Object.assign(window, { schemes })
    new MutationObserver(() => schemes.push(document.documentElement.dataset.mantineColorScheme ?? null)).observe(
      document,
      {
        attributeFilter: ['data-mantine-color-scheme'],
        subtree: true,
      },
    )
  })
const schemesOf = (page: Page) => page.evaluate(() => [...new Set(Reflect.get(window, 'schemes') as string[])])

const widthOf = async (text: Locator) => (await text.boundingBox())?.width ?? 0
const expectInSight = (text: Locator) => expect.poll(() => widthOf(text)).toBeGreaterThan(20)
const expectOutOfSight = (text: Locator) => expect.poll(() => widthOf(text)).toBeLessThan(2)

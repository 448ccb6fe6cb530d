import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { delayScripts } from '../support/delay-scripts'
import { ADMIN } from '../support/server.mjs'
import { signIn } from '../support/sign-in-form'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const t = textsIn('es')
const en = textsIn('en')

/** Returns whether a path is a file of a remote. Files of the shell are loaded anyway, because the shell hydrates the form. */
const isRemoteFile = (path: string) => path.startsWith('/remotes/')

/** Collects the paths that the page requests. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

/** The files that were transferred and not read from the browser's cache, once per transfer. */
const transferredTo = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )

test('while the user types, the files of the next screen and of the last open one are prefetched', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.addInitScript(() => localStorage.setItem('last-route', '/fichas/visualizar/:nroFicha'))
  const requests = requestsOf(page)
  await page.goto('/auth', { waitUntil: 'networkidle' })
  expect(requests.filter(isRemoteFile)).toEqual([])
  await page.getByLabel(t('access:document')).focus()
  await expect.poll(() => requests).toContain('/dashboard')
  await expect.poll(() => requests.some((path) => /^\/remotes\/fichas\/\w+\/ficha-page\./.test(path))).toBe(true)
  await signIn(page, t, ADMIN)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const lastRoute = () => page.evaluate(() => localStorage.getItem('last-route'))
  // The dashboard belongs to no remote.
  expect(await lastRoute()).toBe('/fichas/visualizar/:nroFicha')
  const transferred = (await transferredTo(page)).filter(isRemoteFile)
  expect(transferred.length).toBeGreaterThan(0)
  expect(transferred.filter((path, index) => transferred.indexOf(path) !== index)).toEqual([])
  expect(problems).toEqual([])
})

test('nothing is prefetched with data saving or on a slow connection', async ({ page }) => {
  const requests = requestsOf(page)
  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
  ]) {
    await page.addInitScript(
      (connection) => Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection }),
      connection,
    )
    await page.goto('/auth', { waitUntil: 'networkidle' })
    await page.getByLabel(t('access:document')).fill('52000111')
    await page.getByLabel(t('access:document')).press('Tab')
    await page.waitForLoadState('networkidle')
  }
  expect(requests.filter((path) => isRemoteFile(path) || path === '/dashboard')).toEqual([])
})

test('text typed before the form is hydrated stays, and signing in loads no other document', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  const release = await delayScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  const main = page.locator('main')
  const document = main.getByLabel(t('access:document'))
  const password = main.getByLabel(t('access:signIn.password'), { exact: true })
  const enter = main.getByRole('button', { name: t('access:signIn.submit'), exact: true })
  await document.fill(ADMIN.nro_documento)
  await password.pressSequentially(ADMIN.contrasena)
  await expect(enter).toBeDisabled()
  const field = await password.elementHandle()
  release()
  await expect(enter).toBeEnabled()
  await expect(document).toHaveValue(ADMIN.nro_documento)
  await expect(password).toHaveValue(ADMIN.contrasena)
  await expect(password).toBeFocused()
  expect(await field?.evaluate((node) => node.isConnected)).toBe(true)
  await enter.click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator('h1:focus')).toBeVisible()
  expect(loads).toBe(1)
  expect(problems).toEqual([])
})

test('a sign-in that is sent with the button before hydration is submitted afterwards', async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  const main = page.locator('main')
  await main.getByLabel(t('access:document')).fill(ADMIN.nro_documento)
  await main.getByLabel(t('access:signIn.password'), { exact: true }).fill(ADMIN.contrasena)
  await main.getByRole('button', { name: t('access:signIn.submit'), exact: true }).click({ force: true })
  await expect(page).toHaveURL(/\/auth$/)
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('clicks before hydration on language, theme and the button that shows the password are applied later, and lose no text', {
  tag: '@original',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  const document = page.locator('#nro_documento')
  const password = page.locator('#contrasena')
  await document.fill('12345678')
  await password.fill('una clave')
  await page.getByRole('button', { name: t('access:show') }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: /^Tema/ }).click()
  release()
  await expect(page.getByRole('menuitemradio', { name: en('shell:theme.oscuro'), exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${en('shell:access.signIn')} · Fichero`)
  await expect(document).toHaveValue('12345678')
  await expect(password).toHaveValue('una clave')
  await expect(password).toHaveAttribute('type', 'text')
})

test("the browser's theme colour follows the system's theme, then the chosen one", async ({ page }) => {
  const frame = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        (metas as HTMLMetaElement[])
          .filter(({ media }) => window.matchMedia(media).matches)
          .map(({ content }) => content),
      )
  for (const path of ['/', '/auth', '/register', '/forgot-password', '/reset-password/x', '/manuales']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path)
    await expect.poll(frame, path).toEqual(['#faf9f5'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(frame, path).toEqual(['#14160f'])
  }
  await page.evaluate(() => localStorage.setItem('theme', 'claro'))
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await expect.poll(frame, path).toEqual(['#faf9f5'])
  }
  await page.getByRole('button', { name: /^Tema/ }).click()
  await page.getByRole('menuitemradio', { name: t('shell:theme.oscuro'), exact: true }).click()
  await expect.poll(frame).toEqual(['#14160f'])
})

for (const language of ['es', 'en'] as const)
  test(`each page is hydrated without differences to its prerendered HTML (${language})`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await startIn(page, language)
    for (const path of ['/auth', '/register', '/forgot-password', '/reset-password/x']) {
      const release = await delayScripts(page)
      await page.goto(`${path}?lang=${language}`, { waitUntil: 'commit' })
      const heading = await page.locator('main h1').elementHandle()
      const submit = page.locator('main button[type=submit]')
      const color = await submit.evaluate((button) => getComputedStyle(button).backgroundColor)
      release()
      await expect(page.locator('main button[type=submit]:disabled')).toHaveCount(0)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      if (path !== '/reset-password/x') await expect(submit, path).toHaveCSS('background-color', color)
      if (path !== '/reset-password/x') expect(await heading?.evaluate((node) => node.isConnected), path).toBe(true)
      await page.unrouteAll()
    }
    expect(problems).toEqual([])
  })

test('a script that fails to load is reported like disabled scripts', async ({ page }) => {
  await page.route(/\/access\.[^/]*js$/, (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByText(/JavaScript/)).toBeVisible()
})

test('typed text stays after a change of language, and the theme menu works with the arrow keys', {
  // A translated page shows labels in the former language until it is loaded again.
  tag: '@original',
}, async ({ page }) => {
  await page.goto('/auth')
  const main = page.locator('main')
  await expect(main.getByRole('button', { name: t('access:signIn.submit'), exact: true })).toBeEnabled()
  await main.getByLabel(t('access:document')).fill('12a')
  await main.getByLabel(t('access:signIn.password'), { exact: true }).fill('una clave')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle(`${en('shell:access.signIn')} · Fichero`)
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused()
  await expect(main.getByText(en('kit:field.document_invalid'))).toBeVisible()
  await expect(main.getByLabel(en('access:document'))).toHaveValue('12a')
  await expect(main.getByLabel(en('access:signIn.password'), { exact: true })).toHaveValue('una clave')

  const menu = page.getByRole('button', { name: en('shell:theme.label', { theme: en('shell:theme.sistema') }) })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: en('shell:theme.claro'), exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, 'the theme menu')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(
    page.getByRole('button', { name: en('shell:theme.label', { theme: en('shell:theme.oscuro') }) }),
  ).toBeVisible()
})

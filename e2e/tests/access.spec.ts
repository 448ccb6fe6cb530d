import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { ADMIN } from '../support/server.mjs'
import { signIn } from '../support/sign-in-form'
import { expect, test } from '../support/test'
import { WORDS } from './auth.words'

const words = WORDS.es

/** The scripts and styles of the shell that its first screen needs. */
const OF_SHELL = /^\/(main|bootstrap|kit|libraries)\.\w+\.(js|css)$/
const OF_REMOTE = /^\/remotes\//

const isOfApp = (path: string) => OF_SHELL.test(path) || OF_REMOTE.test(path)

/** Collects the paths that the page asks for. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

/** The files that came over the line since the page was opened, and not from the browser's cache. */
const broughtTo = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )

test('the route of a remote that was open last is kept, without what it is about', async ({ page, signedIn: _ }) => {
  await page.goto('/fichas/visualizar/2758412')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-route'))).toBe('/fichas/visualizar/:nroFicha')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('last-route'))).toBe('/fichas/visualizar/:nroFicha')
})

test('while somebody types, the files of where they will go and of where they were last are fetched', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.addInitScript(() => localStorage.setItem('last-route', '/fichas/visualizar/:nroFicha'))
  const requests = requestsOf(page)
  await page.goto('/auth', { waitUntil: 'networkidle' })
  expect(requests.filter(isOfApp)).toEqual([])
  await page.getByLabel(words.document).focus()
  await expect.poll(() => requests.some((path) => path.startsWith('/bootstrap.'))).toBe(true)
  await expect.poll(() => requests.some((path) => /^\/remotes\/fichas\/\w+\/ficha-page\./.test(path))).toBe(true)
  await page.waitForLoadState('networkidle')
  const fetched = new Set(requests.filter(isOfApp))

  await signIn(page, words, ADMIN)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await broughtTo(page)).filter((path) => fetched.has(path))).toEqual([])
  expect(problems).toEqual([])
})

for (const [line, connection] of [
  ['saved', { saveData: true, effectiveType: '4g' }],
  ['slow', { saveData: false, effectiveType: '3g' }],
] as const)
  test(`nothing is fetched on a line that is ${line}`, async ({ page }) => {
    await page.addInitScript(
      (given) => Object.defineProperty(navigator, 'connection', { get: () => given }),
      connection,
    )
    const requests = requestsOf(page)
    await page.goto('/auth', { waitUntil: 'networkidle' })
    await page.getByLabel(words.document).fill('52000111')
    await page.getByLabel(words.document).press('Tab')
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => isOfApp(path) || path === '/dashboard')).toEqual([])
  })

for (const language of inOne('en')) {
  const { document: label, newPassword, sendRequest } = WORDS[language]
  test(`without scripts the forms are shown, with what is missing (${language})`, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
    const page = await context.newPage()
    await page.goto('/auth')
    await page.getByRole('button', { name: language === 'en' ? 'English' : 'Español' }).click()
    await expect(page).toHaveURL(/\/auth\?lang=/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const [path, field] of [
      ['/auth', label],
      ['/register', label],
      ['/reset-password/x', newPassword],
    ] as const) {
      await page.goto(path)
      await expect(page.getByLabel(field)).toBeVisible()
      await expect(page.getByText(/JavaScript/)).toBeVisible()
      await expect(page.locator('main button[type=submit]')).toBeDisabled()
    }
    await page.goto('/register')
    await expect(page.getByRole('button', { name: sendRequest })).toBeVisible()
    await context.close()
  })
}

test('a script that does not come is told, as scripts that are off', async ({ page }) => {
  await page.route(/\/access\.[^/]*js$/, (route) => route.abort())
  await page.goto('/auth')
  await expect(page.getByText(/JavaScript/)).toBeVisible()
})

test('what was typed stays in the other language, and in the menu of themes the keys go on', async ({ page }) => {
  await page.goto('/auth')
  const main = page.locator('main')
  await main.getByLabel(words.document).fill('12a')
  await main.getByLabel(words.password, { exact: true }).fill('una clave')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle(WORDS.en.signInTitle)
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused()
  await expect(main.getByText(WORDS.en.documentInvalid)).toBeVisible()
  await expect(main.getByLabel(WORDS.en.document)).toHaveValue('12a')
  await expect(main.getByLabel(WORDS.en.password, { exact: true })).toHaveValue('una clave')

  const menu = page.getByRole('button', { name: /^Theme: System/ })
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Light', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expectAccessible(page, 'the menu of themes')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.getByRole('button', { name: /^Theme: Dark/ })).toBeVisible()
})

test('who is to be led to another site goes to the panel', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.location.pathname === '/auth')
      sessionStorage.setItem('came-from', JSON.stringify({ from: '//evil.example/x', ended: false }))
  })
  await page.goto('/auth')
  await signIn(page, words, ADMIN)
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/)
})

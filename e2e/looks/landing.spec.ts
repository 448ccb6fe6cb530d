import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'
import { textsIn } from '../support/texts'

const [es, en] = [textsIn('es'), textsIn('en')]
/** Names of the links that change the language. */
const LANGUAGE_LINKS = { es: 'es Español', en: 'en English' }

/** Budget of Fichero's JavaScript in bytes after gzip. The build checks the size of the page's own script. */
const JS_BUDGET = 4_000

const setLanguage = (context: BrowserContext, url: string, language: string) =>
  context.addCookies([{ name: 'lang', value: language, url }])

/** Collects the URLs that the page requests. */
function requestsOf(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  return requests
}

for (const language of inOne('en')) {
  const t = textsIn(language)

  test(`the landing page has both themes, anchors that stop below the sticky bar, and links (${language})`, async ({
    page,
    context,
    server,
  }) => {
    await test.step('opens the page', async () => {
      await setLanguage(context, server.url, language)
      await page.goto('/')
      await expect(page).toHaveTitle(t('landing:meta.title'))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect((await page.locator('meta[name=description]').getAttribute('content'))?.length).toBeGreaterThan(100)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toHaveText(t('landing:hero.headline'))
      await expect(page.getByRole('contentinfo')).toContainText(t('landing:footer.made'))
    })

    await test.step('changes the theme', async () => {
      for (const theme of [t('shell:theme.oscuro'), t('shell:theme.claro')]) {
        await page.getByRole('button', { name: theme }).click()
        await expect(page.getByRole('button', { name: theme })).toHaveAttribute('aria-pressed', 'true')
        await expectAccessible(page, `landing, ${theme}`)
      }
    })

    const sections = page.getByRole('banner').getByRole('navigation')
    for (const [link, hash, heading] of [
      [t('landing:nav.services'), '#servicios', t('landing:services.headline')],
      [t('landing:nav.about'), '#acerca', t('landing:about.headline')],
      [t('landing:nav.home'), '#inicio', t('landing:hero.headline')],
    ] as const) {
      await sections.getByRole('link', { name: link, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${hash}$`))
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport()
      await expect(sections.getByRole('link', { name: link, exact: true })).toHaveAttribute('aria-current', 'true')
      expect(await isClearOfBar(page, heading), heading).toBe(true)
    }
    await page.getByRole('link', { name: t('landing:closing.backToTop') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)

    await test.step('follows the links', async () => {
      for (const link of await page.getByRole('link', { name: t('landing:start'), exact: true }).all())
        await expect(link).toHaveAttribute('href', '/auth')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('landing:footer.manuals') })
        .click()
      await expect(page).toHaveURL(/\/manuales$/)
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:layout.signIn') })
        .click()
      await expect(page).toHaveURL(/\/auth$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access:signIn.heading'))
    })
  })

  test(`the landing page works without scripts, including the change of language (${language})`, {
    tag: '@main',
  }, async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(server.url)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.getByRole('banner').getByRole('link', { name: LANGUAGE_LINKS[language], exact: true }).click()
    for (const heading of [t('landing:hero.headline'), t('landing:about.headline'), t('landing:services.headline')])
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: t('landing:nav.services') })).toBeVisible()
    // Controls that need a script are hidden.
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.goto(server.url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('landing:hero.headline'))
    await context.close()
  })
}

const isClearOfBar = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return element.getBoundingClientRect().top >= bar
  })

test('the landing page loads only the visible picture, and files of another page only on hover or focus of a link', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const requests = requestsOf(page)
  await page.addInitScript(() => localStorage.setItem('theme', 'oscuro'))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 1200)
  await expect.poll(() => requests.filter((path) => path.endsWith('.webp'))).toHaveLength(1)
  expect(requests.find((path) => path.endsWith('.webp'))).toMatch(/ficha-es-oscuro-1280/)

  const scripts = requests.filter((path) => path.endsWith('.js'))
  expect(scripts.map((path) => path.split('.')[0])).toEqual(['/landing'])
  const bytes = await Promise.all(scripts.map(async (path) => gzipSync(await (await page.request.get(path)).body())))
  const total = bytes.reduce((sum, { length }) => sum + length, 0)
  expect(total).toBeLessThan(JS_BUDGET)
  // Neither the script nor the style sheet of the shell is loaded before a link is hovered or focused.
  expect(requests.filter((path) => path.startsWith('/bootstrap.'))).toEqual([])

  await page
    .getByRole('link', { name: es('landing:start'), exact: true })
    .last()
    .hover()
  await expect.poll(() => requests.some((path) => path.startsWith('/access.'))).toBe(true)
  // Files of the screens after the sign-in are not loaded yet.
  expect(requests.filter((path) => path.startsWith('/remotes/'))).toEqual([])
  await page
    .getByRole('link', { name: es('landing:start'), exact: true })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('access:signIn.heading'))
  expect(problems).toEqual([])
})

test('the list of technologies stops on hover, on focus, by its button, and with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const list = page.getByRole('group', { name: es('landing:ticker.title') })
  const strip = list.locator('> div')
  const state = () => strip.evaluate((element) => getComputedStyle(element).animationPlayState)
  await expect.poll(state).toBe('running')
  await list.hover()
  expect(await state()).toBe('paused')
  await page.getByRole('heading', { level: 1 }).hover()
  expect(await state()).toBe('running')
  await list.focus()
  expect(await state()).toBe('paused')
  await page.getByRole('checkbox', { name: es('landing:ticker.pause') }).check()
  await page.locator('main').focus()
  await page.getByRole('heading', { level: 1 }).hover()
  expect(await state()).toBe('paused')
  await page.getByRole('checkbox', { name: es('landing:ticker.pause') }).uncheck()
  await expect(page.getByRole('listitem').filter({ hasText: 'React' })).toHaveCount(1)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await strip.evaluate((element) => element.getAnimations().length)).toBe(0)
  // The whole list is within the viewport.
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('language and theme are shared with the app in both directions', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: es('shell:theme.oscuro') }).click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('landing:hero.headline'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: en('shell:layout.signIn') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('access:signIn.heading'))
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await page.getByRole('button', { name: /Español/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('access:signIn.heading'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('landing:hero.headline'))
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('if cookie and stored language differ, the stored one is used after one reload', async ({
  page,
  context,
  server,
}) => {
  await setLanguage(context, server.url, 'es')
  await page.addInitScript(() => localStorage.setItem('lang', 'en'))
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('landing:hero.headline'))
  expect(documents).toHaveLength(2)
  await page.goto('/#acerca')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('landing:hero.headline'))
})

test('without cookies, the landing page keeps its language and does not reload forever', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'en')
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
  })
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(documents).toHaveLength(1)
})

test('signed-in users get a link to the dashboard; signing out in another tab changes it at once', async ({
  page,
  context,
  server,
}) => {
  await storeSession(page, await signInAs(server))
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: es('kit:toDashboard') })).toBeVisible()
  await expect(banner.getByRole('link', { name: es('shell:layout.signIn') })).toBeHidden()
  await test.step('the bar of a phone has one line, so that the open menu does not cover it', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/?lang=en')
    await page.getByRole('button', { name: en('landing:nav.menu') }).click()
    const { y = 0, height = 0 } = (await banner.boundingBox()) ?? {}
    const services = banner.getByRole('link', { name: en('landing:nav.services') })
    await expect(services).toBeVisible()
    expect(y + height).toBeLessThanOrEqual(57)
    await page.goto('/?lang=es')
  })
  const other = await context.newPage()
  await other.goto(`${server.url}/manuales`)
  await other.evaluate(() => localStorage.clear())
  await expect(banner.getByRole('link', { name: es('shell:layout.signIn') })).toBeVisible()
  await expect(banner.getByRole('link', { name: es('kit:toDashboard') })).toBeHidden()
})

test('the landing page fits a small screen, with the sections in a menu that works with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const menu = page.getByRole('button', { name: es('landing:nav.menu') })
  const services = page.getByRole('banner').getByRole('link', { name: es('landing:nav.services') })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(services).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(services).toBeVisible()
  await expectAccessible(page, 'landing, menu of a small screen')
  await page.keyboard.press('Escape')
  await expect(services).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await services.click()
  await expect(services).toBeHidden()
  await expect(page.getByRole('heading', { name: es('landing:services.headline') })).toBeInViewport()

  // If its script fails to load, the page looks as it does without scripts.
  await page.route(/\/landing\.[^/]*js$/, (route) => route.abort())
  await page.goto('/')
  await expect(services).toBeVisible()
  await expect(menu).toBeHidden()
})

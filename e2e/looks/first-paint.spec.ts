import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Never answers requests for hashed scripts, style sheets and fonts, like a connection that is slow for seconds. */
const blockFiles = (page: Page) => page.route(/\/[\w-]+\.[0-9a-f]{10}\.(js|css|woff2)$/, () => undefined)

/** The text that counts as the first contentful paint, after the placeholder of the logo. */
const brandOf = (page: Page) => page.locator('.first-paint-brand').filter({ visible: true })

/** Expects the real logo at the position of its placeholder, so that nothing jumps. */
async function expectLogoToStay(page: Page, drawn: Locator) {
  const position = await brandOf(page).locator('i').boundingBox()
  await page.unrouteAll()
  await page.reload()
  await expect(drawn).toBeVisible()
  const logo = page.locator('svg[viewBox="0 0 28 24"]').filter({ visible: true }).first()
  await expect(logo).toBeVisible()
  expect(await logo.boundingBox()).toEqual(position)
}

const expectContent = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)

const boxOf = (page: Page, part: string) => page.locator(`.first-paint-${part}`).boundingBox()

for (const [theme, background] of [
  ['claro', 'rgb(250, 249, 245)'],
  ['oscuro', 'rgb(20, 22, 15)'],
] as const)
  test(`the frame is painted before any style sheet and script (${theme})`, async ({ page, signedIn: _ }) => {
    const refused: string[] = []
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await blockFiles(page)
    await page.goto('/fichas', { waitUntil: 'commit' })
    await expect(page.locator('.first-paint-side')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('background-color', background)
    const painted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
            type: 'paint',
            buffered: true,
          })
        }),
    )
    expect(painted).toBeGreaterThan(0)
    await expectContent(page)
    expect(refused).toEqual([])

    await test.step('keeps its colour when the style sheets are loaded', async () => {
      await page.unrouteAll()
      await page.route(/\/[\w-]+\.[0-9a-f]{10}\.js$/, () => undefined)
      await page.goto('/fichas', { waitUntil: 'commit' })
      await expect(page.locator('body')).toHaveCSS('accent-color', /rgb/)
      await expect(page.locator('body')).toHaveCSS('background-color', background)
    })

    const side = await boxOf(page, 'side')
    const bar = await boxOf(page, 'bar')
    const drawn = page.getByRole('complementary')
    await expectLogoToStay(page, drawn)
    expect(await drawn.boundingBox()).toEqual(side)
    expect(await page.getByRole('banner').boundingBox()).toEqual(bar)
  })

for (const width of [390, 1366])
  test(`signed-out visitors see the public frame, with the name in its final position (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await blockFiles(page)
    await page.goto('/test-connection', { waitUntil: 'commit' })
    await expect(page.locator('.first-paint-bar')).toBeVisible()
    await expect(page.locator('.first-paint-side')).toBeHidden()
    await expect(brandOf(page)).toHaveText('Fichero')
    await expectContent(page)
    await expectLogoToStay(page, page.getByRole('heading', { level: 1 }))
  })

test('on a phone the name is placed after the menu button', async ({ page, signedIn: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await blockFiles(page)
  await page.goto('/fichas', { waitUntil: 'commit' })
  await expect(brandOf(page)).toHaveText('Fichero')
  await expectContent(page)
  await expectLogoToStay(page, page.getByRole('heading', { level: 1 }))
})

test('icons and the web manifest are at the URLs where browsers look for them', async ({ page, request }) => {
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href')
      expect((await request.get(href ?? '')).status()).toBe(200)
    }
  }
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['cache-control']).not.toContain('immutable')
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})

test('a browser that is too old gets a message, and sends no requests or reports', async ({ page, signedIn: _ }) => {
  const requested: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && requested.push(request.url()))
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'))
  const sentence = page.getByRole('alert')

  await page.goto('/fichas')
  await expect(sentence).toHaveText(
    /^Este navegador es muy antiguo .* Chrome 120, Edge 120, Firefox 125, Safari 17\.4\.$/,
  )
  await expect(page.locator('.first-paint')).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('lang', 'en'))
  await page.reload()
  await expect(sentence).toHaveText(/^This browser is too old .* Safari 17\.4\.$/)
  expect(requested).toEqual([])

  await page.goto('/?lang=es')
  await expect(sentence).toHaveText(/^Este navegador/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

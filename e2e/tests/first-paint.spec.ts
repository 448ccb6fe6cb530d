import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Lets no script and style sheet arrive but the first one, as a slow line does for seconds. */
const holdFiles = (page: Page) => page.route(/\/[\w-]+\.[0-9a-f]{10}\.(js|css|woff2)$/, () => undefined)

/** The text that counts as content, and the logo's place before it. */
const brandOf = (page: Page) => page.locator('.first-paint-brand').filter({ visible: true })

/** The real logo is where the frame had its place, so that nothing jumps. */
async function expectLogoToStay(page: Page, drawn: Locator) {
  const place = await brandOf(page).locator('i').boundingBox()
  await page.unrouteAll()
  await page.reload()
  await expect(drawn).toBeVisible()
  const logo = page.locator('svg[viewBox="0 0 28 24"]').filter({ visible: true }).first()
  await expect(logo).toBeVisible()
  expect(await logo.boundingBox()).toEqual(place)
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
    await holdFiles(page)
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

    await test.step('keeps its colour when the style sheets are there', async () => {
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
  test(`who is signed out sees the public frame, with the name in its place (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await holdFiles(page)
    await page.goto('/test-connection', { waitUntil: 'commit' })
    await expect(page.locator('.first-paint-bar')).toBeVisible()
    await expect(page.locator('.first-paint-side')).toBeHidden()
    await expect(brandOf(page)).toHaveText('Fichero')
    await expectContent(page)
    await expectLogoToStay(page, page.getByRole('heading', { level: 1 }))
  })

test('on a phone the name stands where the menu ends', async ({ page, signedIn: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await holdFiles(page)
  await page.goto('/fichas', { waitUntil: 'commit' })
  await expect(brandOf(page)).toHaveText('Fichero')
  await expectContent(page)
  await expectLogoToStay(page, page.getByRole('heading', { level: 1 }))
})

test('icons and manifest are where browsers look for them', async ({ page, request }) => {
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

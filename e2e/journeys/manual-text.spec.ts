import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { delayScripts } from '../support/delay-scripts'
import { inOne } from '../support/languages'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

/** A sentence of each page in `PAGES`, in both languages. */
const SENTENCES = {
  es: ['Una ficha es un grupo de aprendices', 'Abra una terminal en la carpeta del proyecto'],
  en: ['A ficha is a group of apprentices', 'Open a terminal in the project'],
} as const
const PAGES = ['modulofichas', 'instalacion']

/** Each page must have more characters than this. Its navigation alone, which it contains twice, has fewer. */
const NAVIGATION_LENGTH = 1500

const setLanguage = (page: Page, url: string, lang: string) =>
  page.context().addCookies([{ name: 'lang', value: lang, url }])

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of inOne('en'))
    test(`every page of the manuals can be read (${language})`, async ({ page, server }) => {
      await setLanguage(page, server.url, language)
      await page.goto('/manuales')
      const contents = page.getByRole('navigation').filter({ visible: true })
      const addresses = await contents
        .first()
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const manuals = [...addresses.filter((address) => address.startsWith('/manuales')), '/manuales/index']
      expect(manuals.length).toBeGreaterThan(24)
      for (const address of manuals) {
        const response = await page.goto(address)
        expect([address, response?.status()]).toEqual([address, 200])
        const title = page.getByRole('heading', { level: 1 })
        await expect(title).toBeVisible()
        await expect(page).toHaveTitle(`${await title.textContent()} · Fichero`)
        await expect(page.locator('main')).toHaveAttribute('lang', language)
        expect((await page.locator('main').textContent())?.length).toBeGreaterThan(NAVIGATION_LENGTH)
        await expect(page.locator('noscript')).toHaveCount(0)
      }

      await test.step('has pictures, and links to the next page', async () => {
        for (const [index, sentence] of SENTENCES[language].entries()) {
          await page.goto(`/manuales/${PAGES[index]}`)
          await expect(page.getByText(sentence)).toBeVisible()
        }
        await page.goto('/manuales/modulofichas')
        const picture = await page.locator('main img').first().getAttribute('src')
        expect((await page.request.get(picture ?? '')).headers()['content-type']).toBe('image/webp')
        await page.locator('a[rel="next"]').click()
        await expect(page).toHaveURL(/moduloinstructores$/)
      })
    })
})

for (const width of [390, 1366])
  test(`a page of the manuals can be read before its scripts are loaded, and does not jump afterwards (${width})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await startIn(page, 'es')
    await setLanguage(page, server.url, 'es')
    // Records for each frame whether the text is visible, and whether React rendered it.
    await page.addInitScript(() => {
      const frames: string[] = []
      Object.assign(window, { framesSeen: frames })
      const look = () => {
        const seen = [...document.querySelectorAll('main p')].find(
          (text) =>
            text.textContent?.startsWith('Una ficha es un grupo') && text.checkVisibility({ visibilityProperty: true }),
        )
        frames.push(seen ? (seen.closest('article') ? 'screen' : 'text') : 'nothing')
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const release = await delayScripts(page)
    await page.goto('/manuales/modulofichas', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Módulo de fichas' })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'the text of a page')

    await test.step('the text stays until the screen is rendered, at the scroll position of the reader', async () => {
      await page.evaluate(() => window.scrollTo(0, 700))
      release()
      await expect(page.locator('article h1')).toBeAttached()
      await expect(page.locator('main')).toHaveCount(1)
      await page.waitForFunction(() => (Reflect.get(window, 'framesSeen') as string[]).at(-1) === 'screen')
      const frames = await page.evaluate(() => Reflect.get(window, 'framesSeen') as string[])
      const order = frames.filter((seen, index) => seen !== frames[index - 1])
      expect(order.slice(order.indexOf('text'))).toEqual(['text', 'screen'])
      expect(await page.evaluate(() => window.scrollY)).toBe(700)
    })

    await test.step('there is almost no layout shift', async () => {
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0)),
            ).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(0), 500)
          }),
      )
      expect(shift).toBeLessThan(0.05)
    })
  })

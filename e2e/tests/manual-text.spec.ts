import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { holdScripts } from '../support/hold-scripts'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

/** Some addresses, with a sentence of each in both languages: the text itself and not a title. */
const SENTENCES = {
  es: ['Una ficha es un grupo de aprendices', 'Abra una terminal en la carpeta del proyecto'],
  en: ['A ficha is a group of apprentices', 'Open a terminal in the project'],
} as const
const PAGES = ['modulofichas', 'instalacion']

/** Letters: the list of pages, which stands in each page twice, is shorter. */
const MOST_OF_CONTENTS = 1500

const speak = (page: Page, url: string, lang: string) => page.context().addCookies([{ name: 'lang', value: lang, url }])

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['es', 'en'] as const)
    test(`every page of the manuals can be read (${language})`, async ({ page, server }) => {
      await speak(page, server.url, language)
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
        expect((await page.locator('main').textContent())?.length).toBeGreaterThan(MOST_OF_CONTENTS)
        await expect(page.locator('noscript')).toHaveCount(0)
      }

      await test.step('with its pictures, and from one page to the next', async () => {
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
  test(`a page can be read before the scripts arrive, and does not jump when they do (${width})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await startIn(page, 'es')
    await speak(page, server.url, 'es')
    // In each frame: whether the text can be seen, and whether it is that of the screen.
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
    const release = await holdScripts(page)
    await page.goto('/manuales/modulofichas', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Módulo de fichas' })).toBeVisible()
    await expectAccessibleInBothThemes(page, 'the text of a page')

    await test.step('the text stays until the screen is there, where the reader has scrolled to', async () => {
      await page.evaluate(() => window.scrollTo(0, 700))
      release()
      await expect(page.locator('article h1')).toBeAttached()
      await expect(page.locator('main')).toHaveCount(1)
      await page.waitForFunction(() => (Reflect.get(window, 'framesSeen') as string[]).at(-1) === 'screen')
      const frames = await page.evaluate(() => Reflect.get(window, 'framesSeen') as string[])
      const order = frames.filter((seen, place) => seen !== frames[place - 1])
      expect(order.slice(order.indexOf('text'))).toEqual(['text', 'screen'])
      expect(await page.evaluate(() => window.scrollY)).toBe(700)
    })

    await test.step('and hardly moves', async () => {
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

import { openAsBlob } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { fixture } from '../support/fixtures'
import type { Server } from '../support/server.mjs'
import { callApi, type Session } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const FICHA = '/fichas/visualizar/2888001'
const DATA = '**/api/fichas/2888001'
const WIDE = { width: 1366, height: 900 }

const speak = (page: Page, url: string, lang: string) => page.context().addCookies([{ name: 'lang', value: lang, url }])

/** Holds all scripts, as a slow line does. Returns a function that lets them arrive. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

async function loadReport(server: Server, session: Session) {
  const body = new FormData()
  body.set('archivo_excel', await openAsBlob(fixture(REPORT)), REPORT)
  await callApi(server, '/fichas/2888001/evaluaciones', { method: 'PUT', body, session })
}

/** Each row of the table with the text, the link and the place of its cells. */
const rowsOf = (page: Page) =>
  page.locator('main tr').evaluateAll((rows) =>
    (rows as HTMLTableRowElement[]).map((row) =>
      [...row.cells]
        .filter((cell) => cell.checkVisibility())
        .map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect()
          const bar = cell.querySelector<HTMLElement>('[style]')?.getBoundingClientRect().width
          return {
            text: cell.textContent,
            link: cell.querySelector('a')?.getAttribute('href'),
            at: [x, y, width, height],
            bar,
          }
        }),
    ),
  )

const screen = (page: Page) => page.locator('main:not(.first-paint-text)')
const first = (page: Page) => page.locator('main.first-paint-text')

for (const language of ['es', 'en'] as const)
  test(`rows stand in the page before the scripts, as the screen draws them (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    // With a column more.
    if (language === 'es') await loadReport(server, admin)
    await page.setViewportSize(WIDE)
    await startIn(page, language)
    await speak(page, server.url, language)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const said: string[] = []
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && said.push(message.text()))
    const release = await holdScripts(page)
    await page.goto(FICHA, { waitUntil: 'commit' })
    await expect(first(page).getByRole('row').nth(1)).toBeVisible()
    await expect(first(page)).toHaveAttribute('lang', language)
    await page.evaluate(() => document.fonts.ready)
    if (language === 'es') await expectAccessibleInBothThemes(page, 'the first rows of a ficha')
    const before = await rowsOf(page)
    expect(before.length).toBeGreaterThan(5)

    await test.step('the screen takes their place without a move, and nothing is there twice', async () => {
      const link = first(page).getByRole('rowheader').getByRole('link').first()
      await link.focus()
      const address = await link.getAttribute('href')
      release()
      await expect(screen(page).getByRole('searchbox')).toBeVisible()
      await expect(page.locator('main')).toHaveCount(1)
      expect(await rowsOf(page)).toEqual(before)
      await expect(page.locator(':focus')).toHaveAttribute('href', address ?? '')
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.02)
    })
    expect(said).toEqual([])
  })

test('the screen alone shows what the rows do not foresee', async ({ page, seeded: _ }) => {
  await page.setViewportSize(WIDE)
  const alone = async (path: string, shown: () => Promise<void>) => {
    const release = await holdScripts(page)
    const answered = page.waitForResponse(DATA)
    await page.goto(path, { waitUntil: 'commit' })
    await answered
    release()
    await shown()
    await expect(page.locator('.first-paint-text')).toHaveCount(0)
    await page.unrouteAll()
  }
  const rows = async () => await expect(screen(page).getByRole('row').nth(1)).toBeVisible()

  await test.step('another order or a filter in the address', () => alone(`${FICHA}?orden=nombre`, rows))
  await test.step('columns that do not fit side by side', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await alone(FICHA, rows)
    await page.setViewportSize(WIDE)
  })
  await test.step('a ficha that does not exist', async () => {
    await page.goto('/fichas/visualizar/2999999')
    await expect(screen(page)).toContainText('2999999')
    await expect(page.locator('.first-paint-text')).toHaveCount(0)
  })
})

test('a person that is pressed before the scripts is opened as one of the list', async ({ page, seeded: _ }) => {
  await page.setViewportSize(WIDE)
  const pressed = first(page).getByRole('rowheader').getByRole('link').nth(1)
  const name = { of: '' }
  const press = async () => {
    await page.goto(FICHA, { waitUntil: 'commit' })
    name.of = (await pressed.textContent()) ?? ''
    await pressed.click()
  }

  await test.step('its neighbours are a press away', async () => {
    const release = await holdScripts(page)
    await press()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.of)
    await expect(page.getByRole('link', { name: /^2 de \d+/ })).toBeVisible()
    await page.unrouteAll()
  })
  await test.step('it leads on also if the scripts do not come', async () => {
    await page.route(/\.js$/, (route) => route.abort())
    await press()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.of)
  })
})

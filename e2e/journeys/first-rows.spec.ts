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

const setLanguage = (page: Page, url: string, lang: string) =>
  page.context().addCookies([{ name: 'lang', value: lang, url }])

/** Delays all scripts, like a slow connection. Returns a function that lets them load. */
async function delayScripts(page: Page) {
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

/** Returns each row of the table with text, link and position of its cells. */
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
  test(`the rows are rendered before the scripts, as the screen renders them (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    // A report adds a column to the table.
    if (language === 'es') await loadReport(server, admin)
    await page.setViewportSize(WIDE)
    await startIn(page, language)
    await setLanguage(page, server.url, language)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const messages: string[] = []
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && messages.push(message.text()))
    const release = await delayScripts(page)
    await page.goto(FICHA, { waitUntil: 'commit' })
    await expect(first(page).getByRole('row').nth(1)).toBeVisible()
    await expect(first(page)).toHaveAttribute('lang', language)
    await page.evaluate(() => document.fonts.ready)
    if (language === 'es') await expectAccessibleInBothThemes(page, 'the first rows of a ficha')
    const before = await rowsOf(page)
    expect(before.length).toBeGreaterThan(5)

    await test.step('the screen replaces the rows without a layout shift or duplicates', async () => {
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
    expect(messages).toEqual([])
  })

test('without a matching row template, only the screen renders the rows', async ({ page, seeded: _ }) => {
  await page.setViewportSize(WIDE)
  const expectNoTemplate = async (path: string, shown: () => Promise<void>) => {
    const release = await delayScripts(page)
    const answered = page.waitForResponse(DATA)
    await page.goto(path, { waitUntil: 'commit' })
    await answered
    release()
    await shown()
    await expect(page.locator('.first-paint-text')).toHaveCount(0)
    await page.unrouteAll()
  }
  const rows = async () => await expect(screen(page).getByRole('row').nth(1)).toBeVisible()

  await test.step('a table with another order or a filter in its URL has no row template', () =>
    expectNoTemplate(`${FICHA}?orden=nombre`, rows))
  await test.step('a table whose columns do not fit side by side has no row template', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoTemplate(FICHA, rows)
    await page.setViewportSize(WIDE)
  })
  await test.step('a ficha that does not exist', async () => {
    await page.goto('/fichas/visualizar/2999999')
    await expect(screen(page)).toContainText('2999999')
    await expect(page.locator('.first-paint-text')).toHaveCount(0)
  })
})

test('a person clicked before the scripts are loaded opens as part of the list', async ({ page, seeded: _ }) => {
  await page.setViewportSize(WIDE)
  const pressed = first(page).getByRole('rowheader').getByRole('link').nth(1)
  let name = ''
  const press = async () => {
    await page.goto(FICHA, { waitUntil: 'commit' })
    name = (await pressed.textContent()) ?? ''
    await pressed.click()
  }

  await test.step('the page links to the previous and the next person of the list', async () => {
    const release = await delayScripts(page)
    await press()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('link', { name: /^2 de \d+/ })).toBeVisible()
    await page.unrouteAll()
  })
  await test.step('the link to the person also works if the scripts do not load', async () => {
    await page.route(/\.js$/, (route) => route.abort())
    await press()
    await page.unrouteAll()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })
})

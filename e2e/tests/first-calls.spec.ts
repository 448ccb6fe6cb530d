import type { Page } from '@playwright/test'
import { holdScripts } from '../support/hold-scripts'
import { expect, test } from '../support/test'

const FICHA = '/fichas/visualizar/2888001'
const DATA = '/api/fichas/2888001'

/** Returns the calls that a page sends while it runs, by address. */
function callsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) sent.push(pathname + search)
  })
  return sent
}

const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row')

test('data is asked for before the scripts are there, and each call is sent once', async ({ page, seeded: _ }) => {
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  const sent = callsOf(page)
  const release = await holdScripts(page)
  await Promise.all([
    page.waitForResponse(`**${DATA}`),
    page.waitForResponse('**/api/auth/session'),
    page.goto(FICHA, { waitUntil: 'commit' }),
  ])
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  release()
  await expect(rows(page).nth(1)).toBeVisible()

  for (const path of [
    '/dashboard',
    '/fichas',
    '/fichas?mias=true',
    '/fichas/tyt',
    '/fichas/pendientes?ficha=2888001',
    '/programs',
    '/instructors',
    '/dashboard/fichas',
    '/dashboard/aprendices?tyt=listos',
    '/instructors/1',
    `${FICHA}/faltantes`,
    `${FICHA}/mapa`,
  ]) {
    await page.waitForLoadState('networkidle')
    expect(sent.filter((one, place) => sent.indexOf(one) !== place)).toEqual([])
    sent.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    // All that the page has declared is taken by its screen.
    expect([path, await page.evaluate(() => window.handedCalls?.map(({ url }) => url))]).toEqual([path, []])
  }
  expect(refused).toEqual([])
})

test('a refused, failed or lost first call is told as any other is', async ({ page, seeded: _, context }) => {
  const sent = callsOf(page)
  const asked = () => sent.filter((one) => one === DATA).length
  const main = page.getByRole('main')

  await test.step('403: said, and not asked again', async () => {
    await page.route(`**${DATA}`, (route) =>
      route.fulfill({ status: 403, json: { ok: false, code: 'forbidden', msg: 'No tiene permiso.' } }),
    )
    await page.goto(FICHA)
    await expect(main.getByRole('alert')).toContainText('No tiene permiso.')
    expect(asked()).toBe(1)
  })

  await test.step('500: asked again, and shown when it comes', async () => {
    sent.length = 0
    await page.unrouteAll()
    await page.route(`**${DATA}`, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.goto(FICHA)
    await expect(rows(page).nth(1)).toBeVisible()
    expect(asked()).toBe(2)
  })

  await test.step('a lost connection: asked again', async () => {
    sent.length = 0
    await page.route(`**${DATA}`, (route) => route.abort(), { times: 1 })
    await page.goto(FICHA)
    await expect(rows(page).nth(1)).toBeVisible()
    expect(asked()).toBe(2)
  })

  await test.step('in the other language: asked for in it', async () => {
    const [request] = await Promise.all([
      page.waitForRequest(`**${DATA}`),
      page.addInitScript(() => localStorage.setItem('lang', 'en')).then(() => page.goto(FICHA)),
    ])
    expect(request.headers()['accept-language']).toBe('en')
    await expect(rows(page).nth(1)).toBeVisible()
  })

  await test.step('a token that is refused: the session has ended', async () => {
    await page.evaluate(() => localStorage.setItem('token', 'x'))
    await page.goto(FICHA)
    await page.waitForURL('**/auth')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  await test.step('nobody signed in: nothing is asked', async () => {
    const other = await context.newPage()
    await other.addInitScript(() => localStorage.clear())
    const calls = callsOf(other)
    await other.goto(FICHA, { waitUntil: 'networkidle' })
    expect(calls.filter((one) => one === DATA || one === '/api/auth/session')).toEqual([])
  })
})

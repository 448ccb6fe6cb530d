import type { Page } from '@playwright/test'
import { delayScripts } from '../support/delay-scripts'
import { expect, test } from '../support/test'

const FICHA = '/fichas/visualizar/2888001'
const DATA = '/api/fichas/2888001'

/** Collects the paths of the API calls that a page sends, with their queries. */
function callsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) sent.push(pathname + search)
  })
  return sent
}

const rows = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row')

test('data is requested before the scripts are loaded, and each call is sent once', async ({ page, seeded: _ }) => {
  const refused: string[] = []
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()))
  const sent = callsOf(page)
  const release = await delayScripts(page)
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
    expect(sent.filter((one, index) => sent.indexOf(one) !== index)).toEqual([])
    sent.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    // The screen has used all first calls that its remote declares.
    expect([path, await page.evaluate(() => window.handedCalls?.map(({ url }) => url))]).toEqual([path, []])
  }
  expect(refused).toEqual([])
})

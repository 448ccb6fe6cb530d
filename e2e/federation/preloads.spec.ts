import { ASSET_LIST } from '@fichero/contract/asset-list'
import type { BrowserContext } from '@playwright/test'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

/** When Chromium warns after the load event about preloads that were not used, or were requested differently. */
const WARNED_AFTER_MS = 4000
const REMOTES = 4
/** Scripts and styles of the shell, without the English texts, because the document is the same in both languages. */
const OF_SHELL = /^\/(?!english\.)[^/]+\.(js|css)$/

/**
 * Opens a page. Returns its preloads with the number of their transfers, Chromium's warnings about them, the number of requests
 * for asset lists before and after the heading is rendered, and files of the shell that the document does not name.
 */
async function inspectPreloads(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const warnings: string[] = []
  page.on('console', (message) => /preload/i.test(message.text()) && warnings.push(message.text()))
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('h1')) return
      performance.mark('heading')
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  const html = (await answer?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const preloads = await page.locator('link[rel="preload"]').evaluateAll((links) =>
    (links as HTMLLinkElement[]).map(({ href }) => ({
      file: new URL(href).pathname,
      loaded: performance
        .getEntriesByName(href)
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0).length,
    })),
  )
  await new Promise((resolve) => setTimeout(resolve, WARNED_AFTER_MS))
  const lists = await page.evaluate((name) => {
    const heading = performance.getEntriesByName('heading')[0]?.startTime ?? 0
    const starts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith(name))
    const before = starts.filter(({ startTime }) => startTime < heading).length
    return { before, after: starts.length - before }
  }, ASSET_LIST)
  const unnamed = requested.filter((file) => OF_SHELL.test(file) && !html.includes(file))
  return { preloads, warnings, lists, unnamed }
}

test('the preloads of a page are used, and loaded once, in either language', async ({ browser, context, server }) => {
  const session = await signInAs(server)
  const english = await browser.newContext({ baseURL: server.url })
  await english.addCookies([{ name: 'lang', value: 'en', url: server.url }])
  await english.addInitScript(() => localStorage.setItem('lang', 'en'))
  const visits = [
    { context, path: '/fichas', text: /\/remotes\/fichas\/\w+\/es\./ },
    { context, path: '/dashboard', text: /\/remotes\/instructors\/\w+\/es\./ },
    { context: english, path: '/fichas', text: /\/remotes\/fichas\/\w+\/en\./ },
  ]
  for (const one of [context, english]) await storeSession(one, session)
  await Promise.all(
    visits.map(async (visit) => {
      const { preloads, warnings, lists, unnamed } = await inspectPreloads(visit.context, visit.path)
      expect(preloads.map(({ file }) => file)).toEqual(expect.arrayContaining([expect.stringMatching(visit.text)]))
      // Tabs of one browser share its cache.
      expect(preloads.filter(({ loaded }) => loaded > 1)).toEqual([])
      expect(warnings).toEqual([])
      // The document names all files that the shell needs for its first screen.
      expect(unnamed).toEqual([])
      // The document has the hashes of its preloads. The others are requested after the first render.
      expect(lists).toEqual({ before: 0, after: REMOTES })
    }),
  )
  await english.close()
})

test('a page is prefetched while the pointer is over its link, and opens without another request', async ({
  page,
  server,
}) => {
  await storeSession(page, await signInAs(server))
  /** Returns the files of a remote's page that were transferred, in order. */
  const transferred = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => name)
        .filter((name) => /\/remotes\/programs\/\w+\/(?!~)/.test(name)),
    )
  await page.goto('/manuales', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await transferred()).toEqual([])
  const link = page.getByRole('complementary').getByRole('link', { name: 'Programas', exact: true })
  const fetched = [/list-page\.\w+\.js$/, /es\.\w+\.json$/].map((file) =>
    page.waitForResponse((response) => /\/remotes\/programs\/\w+\//.test(response.url()) && file.test(response.url())),
  )
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/programs') && calls.push(request.url()))
  await link.hover()
  for (const response of await Promise.all(fetched)) await response.finished()
  await expect.poll(() => calls.length).toBe(1)
  const ahead = await transferred()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([await transferred(), calls.length]).toEqual([ahead, 1])
})

import { ASSET_LIST } from '@fichero/contract/asset-list'
import type { BrowserContext } from '@playwright/test'
import { signInAs, storeSession } from '../support/session.mjs'
import { expect, test } from '../support/test'

/** Chromium's own, after a page's load event, of what was preloaded in vain: unused, or not as it was asked for later. */
const WARNED_AFTER_MS = 4000
const REMOTES = 4
/** Scripts and styles of the shell, but not the English texts, of which the document of both languages says nothing. */
const OF_SHELL = /^\/(?!english\.)[^/]+\.(js|css)$/

/**
 * Opens a page and returns what Chromium says of its preloads, which files came more than once, and which of the shell's
 * the document did not name.
 */
async function wasted(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => /preload/i.test(message.text()) && said.push(message.text()))
  const lists: string[] = []
  page.on('request', (request) => request.url().endsWith(ASSET_LIST) && lists.push(request.url()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  const html = (await answer?.text()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const listsBefore = lists.length
  const preloads = await page.locator('link[rel="preload"]').evaluateAll((links) =>
    (links as HTMLLinkElement[]).map(({ href }) => ({
      file: new URL(href).pathname,
      loaded: performance
        .getEntriesByName(href)
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0).length,
    })),
  )
  await new Promise((resolve) => setTimeout(resolve, WARNED_AFTER_MS))
  const unnamed = asked.filter((file) => OF_SHELL.test(file) && !html.includes(file))
  return { preloads, said, listsBefore, lists: lists.length, unnamed }
}

test('what the server lets a page preload is used, and loaded once, in either language', async ({
  browser,
  context,
  server,
}) => {
  const session = await signInAs(server)
  const english = await browser.newContext({ baseURL: server.url })
  await english.addCookies([{ name: 'lang', value: 'en', url: server.url }])
  await english.addInitScript(() => localStorage.setItem('lang', 'en'))
  const visits = [
    { context, path: '/fichas', text: /\/remotes\/fichas\/\w+\/es\./ },
    { context, path: '/dashboard', text: /\/remotes\/programs\/\w+\/es\./ },
    { context: english, path: '/fichas', text: /\/remotes\/fichas\/\w+\/en\./ },
  ]
  for (const one of [context, english]) await storeSession(one, session)
  await Promise.all(
    visits.map(async (visit) => {
      const { preloads, said, listsBefore, lists, unnamed } = await wasted(visit.context, visit.path)
      expect(preloads.map(({ file }) => file)).toEqual(expect.arrayContaining([expect.stringMatching(visit.text)]))
      // Tabs of one browser share its cache.
      expect(preloads.filter(({ loaded }) => loaded > 1)).toEqual([])
      expect(said).toEqual([])
      // All that the shell needs for its first screen is asked for at once.
      expect(unnamed).toEqual([])
      // The page brings the hashes of what it preloads, and learns the others when it has been drawn.
      expect([listsBefore, lists]).toEqual([0, REMOTES])
    }),
  )
  await english.close()
})

test('a page is fetched when a pointer rests on its link, and opens without another request', async ({
  page,
  server,
}) => {
  await storeSession(page, await signInAs(server))
  /** What came over the line of a remote's page, in order. */
  const came = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => name)
        .filter((name) => /\/remotes\/programs\/\w+\/(?!~)/.test(name)),
    )
  await page.goto('/manuales', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await came()).toEqual([])
  const link = page.getByRole('complementary').getByRole('link', { name: 'Programas', exact: true })
  const fetched = [/list-page\.\w+\.js$/, /es\.\w+\.json$/].map((file) =>
    page.waitForResponse((response) => /\/remotes\/programs\/\w+\//.test(response.url()) && file.test(response.url())),
  )
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/programs') && calls.push(request.url()))
  await link.hover()
  for (const response of await Promise.all(fetched)) await response.finished()
  await expect.poll(() => calls.length).toBe(1)
  const ahead = await came()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Programas' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([await came(), calls.length]).toEqual([ahead, 1])
})

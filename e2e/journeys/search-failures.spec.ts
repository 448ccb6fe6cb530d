import { expectAccessible } from '../support/axe'
import { field, isSearch, open, start } from '../support/search'
import { expect, demoTest as test } from '../support/test'
import { textsIn } from '../support/texts'

// One language is enough.
const language = 'es'
const t = textsIn('es')

test('a slow or failing search shows its state, and recovers', async ({ page, server }) => {
  const { ficha } = await start(page, server, language)
  const releases: (() => void)[] = []
  await page.route('**/api/search*', async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    // An error and not a lost connection, after which the kit retries as soon as any other call succeeds.
    await route.fulfill({ status: 500, json: {} }).catch(() => undefined)
  })
  await open(page, t)
  const firstRequested = page.waitForRequest('**/api/search*')
  const aborted = page.waitForEvent('requestfailed', isSearch)
  await field(page, t).fill('29')
  const first = await firstRequested
  await expect(
    page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ has: page.locator('div') }),
  ).toBeVisible()
  await field(page, t).fill(String(ficha))
  expect((await aborted).url()).toBe(first.url())

  await test.step('shows that the search failed, and retries', async () => {
    await expect.poll(() => releases.length).toBe(2)
    for (const release of releases) release()
    await expect(page.getByRole('alert')).toContainText(t('shell:search.failed'))
    await expectAccessible(page, 'the search that failed')
    await page.unroute('**/api/search*')
    await page.getByRole('button', { name: t('kit:retry') }).click()
    await expect(page.getByRole('option')).toContainText([String(ficha)])
    await expect(page.getByRole('alert')).toBeHidden()
  })

  await test.step('opens the search while its code does not load', async () => {
    // The chunk of the search fails to load: the app frame reports it and closes the search.
    await page.route(/\/search\.\w+\.js/, (route) => route.abort())
    await page.reload()
    await page.getByRole('button', { name: t('shell:search.open') }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'a search whose code was not loaded')
    await page.unroute(/\/search\.\w+\.js/)
    await page.getByRole('button', { name: t('kit:retry') }).click()
    await expect(field(page, t)).toBeFocused()
    await page.getByRole('button', { name: t('shell:search.close') }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('types before the results are loaded', async () => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/search\.\w+\.js/, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Control+k')
    // Playwright inserts letters that are not on its keyboard, such as ñ, as an input method does: without a key.
    await page.keyboard.type('q ño')
    release()
    await expect(page.getByRole('option')).toHaveCount(0)
    await page.keyboard.type('z')
    await expect(field(page, t)).toHaveValue('q ñoz')
  })

  await test.step('does not search for a single character', async () => {
    await field(page, t).fill('§')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(page.getByRole('dialog').getByRole('status').first()).toHaveText('')
  })
})

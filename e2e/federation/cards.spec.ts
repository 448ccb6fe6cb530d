import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { activate, breakRelease } from '../support/broken-release'
import { expect, test } from '../support/test'

// Without a ficha, the dashboard of the administrator has no card of fichas that need attention.
test.beforeEach(({ seeded: _ }) => undefined)

const ACTIVE = 'Instructores activos'
/** A heading of the table in the card. */
const SHOWN = 'Apellidos'
const MISSING = '«Instructores» no está disponible.'

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })

/** Expects the cards of the other remote. */
async function expectOthers(page: Page) {
  for (const title of ['Lo que necesita atención', 'Fichas']) await expect(section(page, title)).toBeVisible()
  await expect(section(page, 'Fichas').getByRole('link', { name: /^En proceso/ })).toBeVisible()
}

/** Retries the card of instructors on the page that was loaded while it was unavailable. */
async function retry(page: Page) {
  await page.getByRole('button', { name: `Reintentar: ${ACTIVE}` }).click()
  await expect(section(page, ACTIVE)).toContainText(SHOWN)
  await expect(section(page, ACTIVE).getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
}

/** Marks the document, to detect that the browser loads another one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))

test('without the files of a remote, the dashboard shows the other cards and names the missing one', async ({
  page,
}) => {
  const files = '**/remotes/instructors/**'
  await page.route(files, (route) => route.fulfill({ status: 404 }))
  await page.goto('/dashboard')
  await mark(page)
  await expect(section(page, ACTIVE).getByRole('alert')).toContainText(MISSING)
  await expectOthers(page)
  const again = page.getByRole('button', { name: `Reintentar: ${ACTIVE}` })
  await again.click()
  await expect(again).toBeEnabled()
  await expect(section(page, ACTIVE).getByRole('alert')).toContainText(MISSING)
  await page.unroute(files)
  await retry(page)
})

test('if the entry of a remote hangs, the other cards do not wait, and Retry loads it', async ({ page }) => {
  const entry = /\/remotes\/instructors\/.*remote-entry\.js/
  await page.route(entry, () => new Promise(() => undefined))
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await mark(page)
  await expectOthers(page)
  await expect(section(page, ACTIVE).getByRole('alert')).toContainText(/tardó demasiado/, { timeout: 15_000 })
  await page.unroute(entry)
  await retry(page)
})

test('a card that throws offers the previous version, as a page does, and shows it inside the card', async ({
  page,
}) => {
  const broken = await breakRelease('instructors', {
    change: (text, file) =>
      file.startsWith('cards.')
        ? text.replace(/\bPage:\(\)=>/g, 'Page:()=>()=>{throw new Error("chaos")},Sheet:()=>')
        : text,
  })
  Object.assign(broken.descriptor, { previous: broken.built })
  await activate(page, [broken])
  await page.goto('/dashboard')
  await mark(page)
  await expect(section(page, ACTIVE).getByRole('alert')).toContainText(`${MISSING} El módulo falló al mostrar`)
  await expectOthers(page)
  await expectAccessibleInBothThemes(page, 'a card that failed')
  await page.getByRole('button', { name: `Abrir la versión anterior: ${ACTIVE}` }).click()
  await expect(section(page, ACTIVE)).toContainText(SHOWN)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
})

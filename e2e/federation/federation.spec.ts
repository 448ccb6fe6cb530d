import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { Builds, REMOTES } from '../support/builds'
import { pacedClock, setPace } from '../support/clock'
import { expectNewVersion, newVersion } from '../support/new-version'
import { expect } from '../support/test'
import { test } from '../support/test-builds'

/**
 * Real seconds per second of the page's clock, which is slow, so that a busy machine does not reach the shell's time limits.
 * Tests of these limits set a faster pace.
 */
const SLOW = 10
const SOON = 0.25

// The fixture signs in before each test.
test.beforeEach(({ page, signedIn: _ }) => pacedClock(page, SLOW))

/** A screen that needs only one remote, because the dashboard would load most of them. */
const OTHER_SCREEN = '/manuales'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const failure = (page: Page) => page.getByRole('main').getByRole('alert')
const go = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true }).first().click()
const retryButton = (page: Page) => page.getByRole('button', { name: /^Reintentar/ })
const retry = (page: Page) => retryButton(page).click()

/** Marks the document, to detect that the browser loads another one. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('React, the router, i18n, the query client and the kit are loaded once for all remotes', { tag: '@main' }, async ({
  page,
  builds,
}) => {
  await page.addInitScript(() => {
    const renderers = new Map<number, unknown>()
    const inject = (renderer: unknown) => renderers.set(renderers.size + 1, renderer).size
    const nothing = () => undefined
    const hook = { renderers, inject, supportsFiber: true, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...hook, onPostCommitFiberRoot: nothing, checkDCE: nothing },
    })
  })
  await page.goto('/dashboard')
  for (const label of ['Fichas', 'Instructores', 'Programas', 'Manuales']) {
    await go(page, label)
    await expect(heading(page)).toBeVisible()
  }

  const found = await page.evaluate(() => {
    type Scope = Record<string, Record<string, unknown>>
    const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as { renderers: Map<number, unknown> }
    const federation = Reflect.get(window, '__FEDERATION__') as { __SHARE__: Record<string, Record<string, Scope>> }
    const scopes = Object.values(federation.__SHARE__).flatMap((instance) => Object.values(instance))
    const copies = scopes.flatMap((scope) =>
      Object.entries(scope).flatMap(([name, versions]) => Object.keys(versions).map((version) => ({ name, version }))),
    )
    return { renderers: hook.renderers.size, copies }
  })
  expect(found.renderers).toBe(1)
  const names = found.copies.map(({ name }) => name)
  expect(new Set(names).size, JSON.stringify(found.copies)).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', '@fichero/kit/router', '@fichero/kit/i18n', '@fichero/kit/data']),
  )

  // Code shared through the kit is in the shell's files once, and in no remote's files.
  const signs = [
    'react.transitional.element',
    'useNavigate() may be used only',
    'No QueryClient set',
    'hasLoadedNamespace',
  ]
  for (const sign of signs) {
    expect(await filesWith(builds, 'shell', sign), sign).toHaveLength(1)
    for (const name of REMOTES) expect(await filesWith(builds, `mfe-${name}`, sign), sign).toEqual([])
  }
})

/** Returns the scripts of a part of the build that contain a text. */
async function filesWith(builds: Builds, part: string, sign: string): Promise<string[]> {
  const files = Object.keys(await builds.hashes(part)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(join(builds.dist(part), file), 'utf8')))
  return files.filter((_, index) => texts[index]?.includes(sign))
}

test('without a connection a link leaves the page as it is, and opens the remote once there is one', async ({
  page,
  context,
}) => {
  await page.goto(OTHER_SCREEN)
  await mark(page)
  await context.setOffline(true)
  await go(page, 'Instructores')
  await expect(page.getByText(/^Sin conexión\. Puede seguir leyendo esta página/)).toBeVisible()
  await expect(page).toHaveURL(OTHER_SCREEN)
  await context.setOffline(false)
  await go(page, 'Instructores')
  await expect(heading(page)).toHaveText('Instructores')
  expect(await isMarked(page)).toBe(true)
})

test('a remote whose folder is deleted is served from the server’s store of releases', async ({ page, builds }) => {
  await page.goto(OTHER_SCREEN)
  await builds.remove('instructors')
  await page.goto('/instructors')
  await expect(heading(page)).toHaveText('Instructores')
})

// `chaos.spec.ts` breaks the entries.
for (const [what, file] of [
  ['page', /list-page.*\.js/],
  ['stylesheet', /list-page.*\.css/],
] as const)
  test(`a remote whose ${what} hangs shows a message within seconds, and Retry loads it`, async ({ page }) => {
    const address = new RegExp(`/remotes/instructors/.*${file.source}`)
    await page.goto(OTHER_SCREEN)
    await mark(page)
    await page.route(address, () => new Promise(() => undefined))
    await go(page, 'Instructores')
    await expect(page.locator('[data-wait="pending"]')).toBeVisible()
    await setPace(page, SOON)
    await expect(failure(page)).toHaveText(/tardó demasiado/)
    await page.unroute(address)
    await setPace(page, SLOW)
    await retry(page)
    await expect(heading(page)).toHaveText('Instructores')
    expect(await isMarked(page)).toBe(true)
  })

test('a remote whose entry throws: the previous release opens, and the failure is reported to the server', async ({
  page,
  builds,
}) => {
  await page.goto(OTHER_SCREEN)
  await builds.publish(
    'instructors',
    ({ entry }) => entry,
    () => 'throw new Error("it broke on purpose")',
  )
  const reported = page.waitForRequest('**/api/remotes/fallos')
  await page.goto(OTHER_SCREEN)
  await go(page, 'Instructores')
  await expect(heading(page)).toHaveText('Instructores')
  expect((await reported).postDataJSON()).toMatchObject({ remoto: 'instructors', motivo: 'evaluate' })
})

for (const [what, file] of [
  ['page', /list-page.*\.js/],
  ['stylesheet', /list-page.*\.css/],
] as const)
  test(`a remote whose ${what} was tampered with does not open`, async ({ page }) => {
    const address = new RegExp(`/remotes/instructors/.*${file.source}`)
    await page.goto(OTHER_SCREEN)
    await mark(page)
    await page.route(address, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n;window.tampered=true;` })
    })
    await go(page, 'Instructores')
    await expect(failure(page)).toHaveText(/no coincide con lo publicado/)
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
    await page.unroute(address)
    await retry(page)
    await expect(heading(page)).toHaveText('Instructores')
    expect(await isMarked(page)).toBe(true)
  })

test('a dialog whose file is missing or changed says so, and offers the new version; tampered texts are not shown', async ({
  page,
}) => {
  const part = /\/remotes\/instructors\/.*create-instructor.*\.js/
  const dialog = page.getByRole('dialog')
  for (const [fulfil, says] of [
    [{ status: 404 }, /^Hay una versión nueva de Fichero/],
    [{ body: 'window.tampered = true' }, /no coincide con lo publicado/],
  ] as const) {
    await page.route(part, (route) => route.fulfill(fulfil))
    await page.goto('/instructors')
    await page.getByRole('button', { name: 'Crear instructor' }).click()
    await expect(dialog.getByText(says)).toBeVisible()
    await page.unroute(part)
    await dialog.getByRole('button', { name: 'Actualizar' }).click()
    // The URL names the dialog, so the new page opens it again.
    await expect(dialog.getByLabel('Nombres')).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  }

  await page.route(/\/remotes\/instructors\/.*\/es\..*json/, (route) =>
    route.fulfill({ body: '{"list":{"title":"Otra"}}' }),
  )
  await page.goto('/instructors')
  await expect(heading(page)).toHaveText('Instructors')
})

test('an open page reports a new version when the user returns to it, and loads it only on request; the shell stays the same', async ({
  page,
  builds,
}) => {
  const shell = await builds.hashes('shell')
  await page.goto('/instructors')
  await expect(heading(page)).toHaveText('Instructores')
  await mark(page)
  await builds.publish(
    'instructors',
    ({ locales }) => locales.es,
    (text) => text.replaceAll('Instructores', 'Profesores'),
  )
  // The server publishes copied builds with the next page. The first request may wait for a check that began before the copy.
  for (let request = 0; request < 2; request += 1)
    await page.request.get('/manuales', { headers: { accept: 'text/html' } })
  await expectNewVersion(page, SLOW)
  expect(await isMarked(page)).toBe(true)
  await expect(heading(page)).toHaveText('Instructores')
  await test.step('the notice is hidden while a dialog is open, because the dialog makes it inert', async () => {
    await page.getByRole('button', { name: /^Cuenta de/ }).click()
    await page.getByRole('menuitem', { name: 'Gestionar cuenta' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText('Hay una versión nueva de Fichero.')).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(newVersion(page)).toBeVisible()
  })
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(heading(page)).toHaveText('Profesores')
  expect(await builds.hashes('shell')).toEqual(shell)
})

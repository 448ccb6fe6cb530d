import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { pacedClock, passTimer } from '../support/clock'
import { HangingProxy } from '../support/hanging-proxy'
import { FAULTS, type Fault, REMOTES, REPLACES_FETCH, type Remote } from '../support/remote-faults'
import { expect, test } from '../support/test'

test.use({ actionTimeout: 30_000 })

const TABLE = resolve(import.meta.dirname, '../../docs/chaos.md')

/** Real seconds per second of the page's clock. On a busy machine no timeout is reached until `passTimer` advances the clock. */
const SLOW = 10
/** The delay after the first page until the files of all remotes are requested, in ms. */
const LATER = 3000
/** The pause after each timer, in real ms, in which the work that it starts can proceed. */
const AFTER_EACH = { intervals: [100] }

const main = (page: Page) => page.getByRole('main')
const go = (page: Page, { label }: Remote) =>
  page.getByRole('navigation').first().getByRole('link', { name: label, exact: true }).click()
/** Returns the time of the page’s clock, in ms. */
const now = (page: Page) => page.evaluate(() => performance.now())

/** Expects the page to report within the limit which module failed and why, and to show the menu. */
async function expectFailure(page: Page, { label }: Remote, { says, limit, waits }: Fault, since: number) {
  const title = main(page).getByRole('heading', { level: 1, name: `«${label}» no está disponible` })
  // The server-rendered text of a manual is shown before. A card may have given up on the module already.
  if (waits) await expect(page.locator('[data-wait="pending"]').or(title).first()).toBeAttached()
  if (waits === 'limit')
    await expect
      .poll(async () => (await title.isVisible()) || void (await passTimer(page, since + limit)), AFTER_EACH)
      .toBe(true)
  await expect(title).toBeVisible()
  await expect(main(page).getByRole('alert')).toHaveText(says)
  expect((await now(page)) - since).toBeLessThan(limit)
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/** Expects the screen with its texts. */
async function expectScreen(page: Page, { heading }: Remote) {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(main(page).getByRole('button', { name: /^Reintentar / })).toHaveCount(0)
}

/** Recovers a screen: by Retry, or by the menu alone if the failure is transient. */
async function recover(page: Page, remote: Remote) {
  await go(page, remote)
  const again = main(page).getByRole('button', { name: `Reintentar ${remote.label}` })
  const heading = main(page).getByRole('heading', { level: 1, name: remote.heading })
  await expect(again.or(heading)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expectScreen(page, remote)
}

/** Opens a faulty remote by its URL. Another remote works. Then the fault ends, and the same document recovers. */
async function openFaultyByUrl(page: Page, fault: Fault, broken: Remote, sound: Remote) {
  await fault.cause(page, [broken])
  await page.goto(broken.path, { waitUntil: 'commit' })
  await expectFailure(page, broken, fault, 0)
  await markDocument(page)
  await go(page, sound)
  await expectScreen(page, sound)
  await endFault(page, [broken])
}

/**
 * Opens two faulty remotes from the menu of the dashboard, which has cards of three remotes. The others work: one at once, and
 * one after the files of all remotes are known.
 */
async function openFaultyFromMenu(page: Page, fault: Fault, broken: [Remote, Remote], [early, late]: [Remote, Remote]) {
  await fault.cause(page, broken)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await markDocument(page)
  await go(page, early)
  await expectScreen(page, early)
  const learnt = (await now(page)) + LATER
  for (const isLeft of [true, false]) await expect.poll(() => passTimer(page, learnt), AFTER_EACH).toBe(isLeft)
  for (const [index, remote] of broken.entries()) {
    if (fault.requestsNothing) await page.evaluate(() => performance.clearResourceTimings())
    const since = await now(page)
    await go(page, remote)
    await expectFailure(page, remote, fault, since)
    if (fault.requestsNothing) {
      const requested = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(requested.filter((url) => url.includes(`/remotes/${remote.name}/`))).toEqual([])
    }
    if (index > 0) continue
    await go(page, late)
    await expectScreen(page, late)
  }
  await endFault(page, broken)
}

/** Marks the document, to detect that the browser loads another one. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))

/** Ends a fault. The screens recover without a reload. */
async function endFault(page: Page, remotes: Remote[]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const remote of remotes.toReversed()) await recover(page, remote)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
}

const remoteAt = (step: number) => REMOTES[step % REMOTES.length] ?? REMOTES[0]

/**
 * Tries the first fault with all remotes and each other fault with some, because no fault depends on the remote. Compares the
 * results with the table in the documentation. `breakSome` breaks some remotes with a fault, and returns them.
 */
async function tryAll(page: Page, title: string, breakSome: (fault: Fault, step: number) => Promise<Remote[]>) {
  await pacedClock(page, SLOW)
  const rows = [title, '', '| fault | limit | fichas | instructors | programs | manuals |', '|---|---|---|---|---|---|']
  for (const [first, fault] of FAULTS.entries()) {
    const faulty: Remote[] = []
    while (faulty.length < (first === 0 ? REMOTES.length : 1)) {
      const step = first + faulty.length
      await test.step(`${fault.what}: ${remoteAt(step).name}`, async () => {
        faulty.push(...(await breakSome(fault, step)))
      })
    }
    const cells = REMOTES.map((remote) => (faulty.includes(remote) ? 'yes' : '—'))
    rows.push(`| ${[fault.what, `${fault.limit / 1000} s`, ...cells].join(' | ')} |`)
  }
  expect(await readFile(TABLE, 'utf8')).toContain(rows.join('\n'))
}

test('a remote without files says so while another works, and Retry recovers', { tag: '@main' }, async ({
  page,
  signedIn: _,
}) => {
  await pacedClock(page, SLOW)
  await openFaultyByUrl(page, FAULTS[0]!, remoteAt(0), remoteAt(2))
})

test('a remote that replaces what all modules use fails alone, and its failure is reported', async ({
  page,
  signedIn: _,
}) => {
  const report = page.waitForRequest((request) => request.url().endsWith('/api/remotes/fallos'))
  await pacedClock(page, SLOW)
  await openFaultyByUrl(page, REPLACES_FETCH, remoteAt(0), remoteAt(2))
  expect((await report).postDataJSON()).toMatchObject({ remoto: remoteAt(0).name, error: 'TypeError' })
})

test('for ten faults of remotes opened by URL, the page says why, another remote works, and Retry recovers', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(400_000)
  await tryAll(page, '## By its address', async (fault, step) => {
    const broken = remoteAt(step)
    await openFaultyByUrl(page, fault, broken, remoteAt(step + 2))
    return [broken]
  })
})

test('for ten faults of two remotes opened from the menu, the page says why, the others work, and Retry recovers', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(400_000)
  // Two remotes at once, whose order changes with each fault.
  await tryAll(page, '## By the menu of the dashboard', async (fault, step) => {
    const broken: [Remote, Remote] = [remoteAt(step), remoteAt(step + 1)]
    await openFaultyFromMenu(page, fault, broken, [remoteAt(step + 2), remoteAt(step + 3)])
    return broken
  })
})

test('if a server never answers requests for a remote, the page says why in time, and Retry recovers while connections still hang', async ({
  page,
  server,
  signedIn: _,
}) => {
  test.setTimeout(240_000)
  const hangs = FAULTS.find(({ what }) => what === 'hangs')!
  const proxy = await HangingProxy.open(server.url)
  await pacedClock(page, SLOW)
  for (const remote of REMOTES)
    await test.step(remote.name, async () => {
      proxy.hang((path) => path.startsWith(`/remotes/${remote.name}/`))
      await page.goto(proxy.url + remote.path, { waitUntil: 'commit' })
      await expectFailure(page, remote, hangs, 0)
      await markDocument(page)
      proxy.answer()
      await recover(page, remote)
      expect(await page.evaluate(() => 'marked' in window)).toBe(true)
    })
  await proxy.close()
})

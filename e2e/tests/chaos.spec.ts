import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Page, Route } from '@playwright/test'
import { activate, breakRelease } from '../support/broken-release'
import { pacedClock, passTimer } from '../support/clock'
import { HangingProxy } from '../support/hanging-proxy'
import { expect as impatient, test } from '../support/test'

// Each document loads the whole shell, without a cache, beside other tests on two cores.
const expect = impatient.configure({ timeout: 30_000 })

test.use({ actionTimeout: 30_000 })

const TABLE = resolve(import.meta.dirname, '../../docs/chaos.md')

const REMOTES = [
  { name: 'fichas', path: '/fichas', label: 'Fichas', heading: /^Fichas/ },
  { name: 'instructors', path: '/instructors', label: 'Instructores', heading: /^Instructores/ },
  { name: 'programs', path: '/programs', label: 'Programas', heading: /^Programas/ },
  { name: 'manuals', path: '/manuales', label: 'Manuales', heading: /^Información del sistema/ },
] as const
type Remote = (typeof REMOTES)[number]

/** Real seconds per second of the page: no limit is reached while the machine is busy, except where its timer is passed. */
const SLOW = 10
/** In ms of the page. */
const LIMIT = 8000
const LIMIT_AT_ONCE = 1000
/** The files of all remotes are asked for so long after the first page. */
const LATER = 3000
/** What a timer begins goes on before the next one passes, in real ms. */
const AFTER_EACH = { intervals: [100] }

interface Fault {
  what: string
  /** What the page says. */
  says: RegExp
  limit: number
  /** What the page waits for before it says anything. */
  waits?: 'pauses' | 'limit'
  /** No file of the remote is asked for. */
  asksNothing?: boolean
  /** Before the document is loaded. */
  cause: (page: Page, remotes: Remote[]) => Promise<void>
}

const files = ({ name }: Remote) => `**/remotes/${name}/**`
const answer = (fulfil: (route: Route) => unknown) => async (page: Page, remotes: Remote[]) => {
  for (const remote of remotes) await page.route(files(remote), async (route) => void (await fulfil(route)))
}

type Broken = Parameters<typeof breakRelease>[1]

const releasing = (broken: (remote: Remote) => Broken) => async (page: Page, remotes: Remote[]) =>
  activate(page, await Promise.all(remotes.map((remote) => breakRelease(remote.name, broken(remote)))))

const pageOf = ({ routes }: RemoteDescriptor, path: string) => routes.find((route) => route.path === path)?.page ?? ''
const isChunkOf = (descriptor: RemoteDescriptor, path: string, file: string) =>
  (descriptor.pages[pageOf(descriptor, path)] ?? []).includes(file)

/** Changes what the chunk of the remote's screen exports. */
const exporting = (exported: string) =>
  releasing(({ path }) => ({
    change: (text, file, descriptor) =>
      isChunkOf(descriptor, path, file) ? text.replace(/\bPage:\(\)=>/g, exported) : text,
  }))

async function loseChunks(page: Page, remotes: Remote[]) {
  for (const { name, path } of remotes) {
    const { descriptor } = await breakRelease(name, {})
    const chunk = descriptor.pages[pageOf(descriptor, path)]?.find((file) => file.endsWith('.js')) ?? ''
    await page.route(`**/remotes/${name}/*/${chunk}*`, (route) => route.fulfill({ status: 404 }))
  }
}

const GONE = /ya no está en el servidor/
const FAULTS: Fault[] = [
  { what: 'gone', says: GONE, limit: LIMIT, cause: answer((route) => route.fulfill({ status: 404 })) },
  // Each of its two retries comes after a pause.
  {
    what: '503',
    says: /^Este módulo no se puede cargar ahora/,
    limit: LIMIT,
    waits: 'pauses',
    cause: answer((route) => route.fulfill({ status: 503 })),
  },
  {
    what: 'hangs',
    says: /tardó demasiado/,
    limit: LIMIT,
    waits: 'limit',
    cause: answer(() => new Promise(() => undefined)),
  },
  {
    what: 'HTML in place of code',
    says: /no coincide con lo publicado/,
    limit: LIMIT_AT_ONCE,
    cause: answer((route) => route.fulfill({ body: '<p>proxy</p>', contentType: 'text/html' })),
  },
  {
    what: 'tampered',
    says: /no coincide con lo publicado/,
    limit: LIMIT_AT_ONCE,
    cause: answer(async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()}\n` })
    }),
  },
  {
    what: 'incompatible',
    says: /para otra versión de Fichero/,
    limit: LIMIT_AT_ONCE,
    asksNothing: true,
    cause: releasing(() => ({ kit: '^9.0.0' })),
  },
  { what: 'wrong contract', says: /no trae esta página/, limit: LIMIT, cause: exporting('Sheet:()=>') },
  {
    what: 'throws at load',
    says: /falló al iniciar/,
    limit: LIMIT,
    cause: releasing(() => ({
      change: (text, file, { entry }) => (file === entry ? 'throw new Error("chaos")' : text),
    })),
  },
  {
    what: 'throws at render',
    says: /falló al mostrar/,
    limit: LIMIT,
    cause: exporting('Page:()=>()=>{throw new Error("chaos")},Sheet:()=>'),
  },
  { what: 'old chunk lost after a deploy', says: GONE, limit: LIMIT, cause: loseChunks },
]

const main = (page: Page) => page.getByRole('main')
const go = (page: Page, { label }: Remote) =>
  page.getByRole('navigation').first().getByRole('link', { name: label, exact: true }).click()
const now = (page: Page) => page.evaluate(() => performance.now())

/** The page says which module failed and why, in time, and the menu is there. */
async function expectFailure(page: Page, { label }: Remote, { says, limit, waits }: Fault, since: number) {
  const title = main(page).getByRole('heading', { level: 1, name: `«${label}» no está disponible` })
  // The text of a manual, which the server wrote, stands before it. A card may have given the module up already.
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

/** The screen with its texts. */
async function expectScreen(page: Page, { heading }: Remote) {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(main(page).getByRole('button', { name: /^Reintentar / })).toHaveCount(0)
}

/** Brings a screen back: by Retry, or by the menu alone where the failure is one that may pass at any moment. */
async function recover(page: Page, remote: Remote) {
  await go(page, remote)
  const again = main(page).getByRole('button', { name: `Reintentar ${remote.label}` })
  const heading = main(page).getByRole('heading', { level: 1, name: remote.heading })
  await expect(again.or(heading)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expectScreen(page, remote)
}

/** The fault of a remote by its address. Another one works. Then the fault is lifted, and the same document is tried again. */
async function sufferByAddress(page: Page, fault: Fault, broken: Remote, sound: Remote) {
  await fault.cause(page, [broken])
  await page.goto(broken.path, { waitUntil: 'commit' })
  await expectFailure(page, broken, fault, 0)
  await markDocument(page)
  await go(page, sound)
  await expectScreen(page, sound)
  await lift(page, [broken])
}

/**
 * The fault of two remotes by the menu of the dashboard, which has cards of three. The others work: one at once, and one
 * after the files of all remotes are known.
 */
async function sufferByMenu(page: Page, fault: Fault, broken: [Remote, Remote], [early, late]: [Remote, Remote]) {
  await fault.cause(page, broken)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await markDocument(page)
  await go(page, early)
  await expectScreen(page, early)
  const learnt = (await now(page)) + LATER
  for (const isLeft of [true, false]) await expect.poll(() => passTimer(page, learnt), AFTER_EACH).toBe(isLeft)
  for (const [place, remote] of broken.entries()) {
    if (fault.asksNothing) await page.evaluate(() => performance.clearResourceTimings())
    const since = await now(page)
    await go(page, remote)
    await expectFailure(page, remote, fault, since)
    if (fault.asksNothing) {
      const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
      expect(asked.filter((url) => url.includes(`/remotes/${remote.name}/`))).toEqual([])
    }
    if (place > 0) continue
    await go(page, late)
    await expectScreen(page, late)
  }
  await lift(page, broken)
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))

/** Ends a fault. Without a reload the screens come back. */
async function lift(page: Page, remotes: Remote[]) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const remote of remotes.toReversed()) await recover(page, remote)
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
}

const place = (step: number) => REMOTES[step % REMOTES.length] ?? REMOTES[0]

/** Breaks some remotes with a fault, and returns those that were broken. */
type Suffer = (fault: Fault, step: number) => Promise<Remote[]>

/** Tries each fault with each remote, and holds the table of what held against the one in the documentation. */
async function tryAll(page: Page, title: string, suffer: Suffer) {
  await pacedClock(page, SLOW)
  const rows = [title, '', '| fault | limit | fichas | instructors | programs | manuals |', '|---|---|---|---|---|---|']
  for (const [first, fault] of FAULTS.entries()) {
    const held: Remote[] = []
    while (held.length < REMOTES.length) {
      const step = first + held.length
      await test.step(`${fault.what}: ${place(step).name}`, async () => {
        held.push(...(await suffer(fault, step)))
      })
    }
    const cells = REMOTES.map((remote) => (held.includes(remote) ? 'yes' : 'no'))
    rows.push(`| ${[fault.what, `${fault.limit / 1000} s`, ...cells].join(' | ')} |`)
  }
  expect(await readFile(TABLE, 'utf8')).toContain(rows.join('\n'))
}

test('four remotes with ten faults each, by address: the page says why, another works, and Retry recovers', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(400_000)
  await tryAll(page, '## By its address', async (fault, step) => {
    const broken = place(step)
    await sufferByAddress(page, fault, broken, place(step + 2))
    return [broken]
  })
})

test('four remotes with ten faults each, by the menu of the dashboard: the page says why, the others work, and Retry recovers', async ({
  page,
  signedIn: _,
}) => {
  test.setTimeout(600_000)
  // Two at once. Which of them comes first changes from one fault to the next.
  await tryAll(page, '## By the menu of the dashboard', async (fault, step) => {
    const broken: [Remote, Remote] = [place(step), place(step + 1)]
    await sufferByMenu(page, fault, broken, [place(step + 2), place(step + 3)])
    return broken
  })
})

test('a server that takes requests for a remote and never answers, on a cold address: the page says why in time, and Retry recovers while the connections still hang', async ({
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

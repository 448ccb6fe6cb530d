/** @jest-environment jsdom */
import type { BootRemote } from '@fichero/contract/remotes.schema'
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'
import { addressOf, describeBrought, describeRemote, FakeNetwork } from '../testing/fake-network'
import * as releases from '../testing/fake-releases'
import { leaveContainer } from '../testing/fake-remote'

const { former, remote, newer, withFormer, brought, ENTRY, CHUNK, STYLE, LIST_OF_FILES, LIST } = releases
/** The scripts of both releases run. */
const SETTLE = 20
const Page = () => null
const FormerPage = () => null
let network: FakeNetwork
let pages: typeof import('./load-page')
let registry: typeof import('./registry')
let shown: string[]

beforeEach(async () => {
  jest.resetModules()
  resetFederationGlobalInfo()
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation()
  network = new FakeNetwork()
  shown = []
  for (const release of [remote, newer, brought]) leaveAtRun(release, { 'list-page': { Page } })
  leaveAtRun(former, { 'list-page': { Page: FormerPage } })
  registry = await import('./registry')
  ;(await import('../testing/fake-remote')).shareKit()
  ;(await import('./load-entry')).registerEntries()
  ;(await import('./prepare-texts')).takeTexts(
    async ({ hash }) =>
      () =>
        shown.push(hash),
  )
  pages = await import('./load-page')
  await list(remote)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

const leaveAtRun = (release: BootRemote, exposed: Record<string, unknown>) =>
  network.onRun(addressOf(release, 'remote-entry.js'), () => leaveContainer('courses', exposed))

/** What the shell knows; `network.published` alone changes what the server has. */
async function list(...remotes: BootRemote[]) {
  network.published = remotes
  await registry.refreshRegistry()
  network.asked.length = 0
}

async function load({ fresh = false, milliseconds = 0 } = {}) {
  const loading = pages.loadPage('courses', 'list-page', fresh)
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds + SETTLE)
  return loading
}

const times = (url: string) => network.asked.filter((address) => address === url).length
const reasons = () => network.reported.map((report) => (report as { motivo: string }).motivo)

test('asks for all files of a page at once, shows the texts of its release, and keeps it', async () => {
  expect(pages.loadedPage('courses', 'list-page')).toBeUndefined()
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, STYLE]))
  expect(shown).toEqual([remote.hash])
  expect(pages.loadedPage('courses', 'list-page')?.Page).toBe(Page)
  await load()
  expect(network.asked).toHaveLength(3)
})

test('a page that is there opens with the texts it has where others do not arrive', async () => {
  await load()
  ;(await import('./prepare-texts')).takeTexts(async () => {
    throw new Error('lost')
  })
  await expect(load()).resolves.toMatchObject({ Page })
  expect(console.warn).toHaveBeenCalledWith('The texts of courses did not arrive.', new Error('lost'))
  // Without a release before it nothing else opens on request.
  pages.openPrevious('courses')
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
})

test('a remote that is not in the registry, or has no such page, is withdrawn', async () => {
  await list(describeRemote({ pages: {} }))
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  await list()
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
})

test('a release that was built against the former contract opens', async () => {
  await list(describeRemote({ contract: remote.contract - 1 }))
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a page of which the document brought no hash asks for the list of files, and keeps it', async () => {
  network.setText(LIST_OF_FILES, JSON.stringify(brought.assets))
  await list(describeBrought([], brought))
  await expect(load()).resolves.toMatchObject({ Page })
  expect(network.asked[0]).toBe(LIST_OF_FILES)
  expect(new Set(network.asked)).toEqual(
    new Set([
      LIST_OF_FILES,
      ...['remote-entry.js', 'list-page.js', 'list-page.css'].map((file) => addressOf(brought, file)),
    ]),
  )
  expect(reasons()).toEqual([])
})

test('a page opens after the list of remotes told the files of which the document brought only some', async () => {
  const told = { hash: brought.hash, pages: { ...brought.pages, 'other-page': ['dialog.js'] } }
  await list(describeBrought(['remote-entry.js', 'list-page.js', 'list-page.css'], told))
  leaveAtRun(brought, { 'list-page': { Page }, 'other-page': { Page } })
  await expect(load()).resolves.toMatchObject({ Page })
  await list(describeRemote(told))
  const opening = pages.loadPage('courses', 'other-page')
  await jest.advanceTimersByTimeAsync(SETTLE)
  await expect(opening).resolves.toMatchObject({ Page })
  expect(reasons()).toEqual([])
})

test.each([
  ['missing', 'withdrawn'],
  ['tampered', 'integrity'],
  ['hangs', 'timeout'],
] as const)('a list of files that is %s: %s, and Retry asks for it again', async (arrival, reason) => {
  network.setText(LIST_OF_FILES, JSON.stringify(brought.assets))
  network.set(LIST_OF_FILES, arrival)
  await list(describeBrought([], brought))
  await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason })
  network.set(LIST_OF_FILES, 'sound')
  await expect(load({ fresh: true })).resolves.toMatchObject({ Page })
})

test.each([{ contract: remote.contract + 1 }, { contract: remote.contract - 2 }, { kit: '^2.0.0' }, { runtime: 3 }])(
  'a release for another shell (%p) is refused before any of its files is asked for',
  async (asked) => {
    await list(describeRemote(asked))
    await expect(load()).rejects.toMatchObject({ reason: 'incompatible' })
    expect(network.asked).toEqual([])
    expect(reasons()).toEqual(['incompatible'])
  },
)

test.each([undefined, null, 'a word', {}, { Page: 'a word' }])('a module that is %p has no page', async (exposed) => {
  leaveAtRun(remote, { 'list-page': exposed })
  await expect(load()).rejects.toMatchObject({ reason: 'contract', message: 'courses/list-page exports no Page' })
})

test('a page that throws while it loads is reported once, and its texts are not shown', async () => {
  leaveAtRun(remote, { 'list-page': new TypeError('it broke on purpose') })
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate' })
  await expect(load({ fresh: true })).rejects.toMatchObject({ reason: 'evaluate' })
  expect(network.reported).toEqual([{ remoto: 'courses', hash: remote.hash, motivo: 'evaluate' }])
  expect(shown).toEqual([])
})

test('a transient network failure is not reported', async () => {
  network.set(ENTRY, 'unavailable')
  const loading = pages.loadPage('courses', 'list-page')
  await jest.advanceTimersByTimeAsync(299)
  network.set(ENTRY, 'sound')
  await jest.advanceTimersByTimeAsync(SETTLE)
  await expect(loading).resolves.toMatchObject({ Page })
  expect(reasons()).toEqual([])
})

test('a stylesheet that fails to load fails the page', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  expect(times(LIST)).toBe(0)
})

test('missing files of an old release: the new one opens', async () => {
  network.set(ENTRY, 'missing')
  network.published = [newer]
  await expect(load({ milliseconds: 10 })).resolves.toMatchObject({ Page, release: { hash: newer.hash } })
  expect(shown).toEqual([newer.hash])
})

test('missing files are withdrawn if the registry lists no other release', async () => {
  network.set(CHUNK, 'missing')
  await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(times(LIST)).toBe(1)
})

describe('with a release before it', () => {
  beforeEach(() => list(withFormer))

  test.each([
    ['missing', 'withdrawn', 10],
    ['tampered', 'integrity', 10],
    ['unavailable', 'network', 610],
    ['hangs', 'timeout', 4010],
  ] as const)('a file that is %s: that one opens, with its texts', async (arrival, reason, milliseconds) => {
    network.set(CHUNK, arrival)
    await expect(load({ milliseconds })).resolves.toMatchObject({ Page: FormerPage, release: { hash: former.hash } })
    expect(shown).toEqual([former.hash])
    expect(reasons()).toEqual([reason])
  })

  test('all pages come from it from then on, until a retry', async () => {
    network.set(ENTRY, 'tampered')
    await load({ milliseconds: 10 })
    network.set(ENTRY, 'sound')
    await expect(load()).resolves.toMatchObject({ release: { hash: former.hash } })
    await expect(load({ fresh: true })).resolves.toMatchObject({ release: { hash: withFormer.hash } })
  })

  test('it is the one that the page says it uses', async () => {
    const { releasesInUse } = await import('@fichero/kit/releases')
    const told = () => releasesInUse().map(({ name, hash }) => ({ name, hash }))
    expect(told()).toEqual([{ name: 'courses', hash: withFormer.hash }])
    network.set(ENTRY, 'tampered')
    await load({ milliseconds: 10 })
    expect(told()).toEqual([{ name: 'courses', hash: former.hash }])
  })

  test('if it fails too, the reason is that of the newer one', async () => {
    network.set(ENTRY, 'tampered')
    leaveAtRun(former, {})
    await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'integrity' })
    expect(reasons()).toEqual(['integrity', 'contract'])
  })

  test('both hang: eight seconds in all', async () => {
    network.set(ENTRY, 'hangs')
    network.set(addressOf(former, 'remote-entry.js'), 'hangs')
    await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('it opens on request, and not again once it is in use', async () => {
    const { previousRelease } = await import('./choose-release')
    await load()
    expect(previousRelease('courses')?.hash).toBe(former.hash)
    pages.openPrevious('courses')
    await expect(load()).resolves.toMatchObject({ Page: FormerPage, release: { hash: former.hash } })
    expect(previousRelease('courses')).toBeUndefined()
  })
})

describe('a release that failed', () => {
  test('is not tried again by navigation for thirty seconds, and then is', async () => {
    network.set(ENTRY, 'hangs')
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
    const asked = network.asked.length
    await expect(load()).rejects.toMatchObject({ reason: 'timeout' })
    await expect(pages.loadPage('courses', 'other-page')).rejects.toMatchObject({ reason: 'withdrawn' })
    expect(network.asked).toHaveLength(asked)
    network.set(ENTRY, 'sound')
    await jest.advanceTimersByTimeAsync(30_000)
    await expect(load()).resolves.toMatchObject({ Page })
  })

  test('is tried again at once by Retry, after the list of remotes', async () => {
    network.set(ENTRY, 'hangs')
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
    network.asked.length = 0
    network.set(ENTRY, 'sound')
    await expect(load({ fresh: true })).resolves.toMatchObject({ Page })
    expect(network.asked[0]).toBe(LIST)
  })
})

test('a manual retry takes the newer release', async () => {
  await load()
  network.published = [newer]
  await expect(load({ fresh: true })).resolves.toMatchObject({ release: { hash: newer.hash } })
})

test('a registry that hangs is given up after four seconds, and the known release opens', async () => {
  network.set(LIST, 'hangs')
  await expect(load({ fresh: true, milliseconds: 4000 })).resolves.toMatchObject({ Page })
  expect(network.aborted).toEqual([LIST])
})

test.each([
  ['timeout', 'timeout'],
  ['error', 'network'],
  ['missing', 'evaluate'],
] as const)('a file that arrived and whose element ends with “%s” fails with %s', async (type, reason) => {
  const failure = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type })
  leaveAtRun(remote, { 'list-page': failure })
  await expect(load()).rejects.toMatchObject({ reason })
})

test('eight seconds are all, also while the list of remotes is asked for another release', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  network.set(CHUNK, 'missing')
  network.set(LIST, 'hangs')
  await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(network.aborted).toEqual([LIST])
})

test('a page whose code never settles takes eight seconds', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  leaveAtRun(remote, { 'list-page': new Promise(() => undefined) })
  const failed = jest.fn()
  pages.loadPage('courses', 'list-page').catch(failed)
  await jest.advanceTimersByTimeAsync(7999)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
})

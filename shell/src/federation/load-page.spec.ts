/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from '../../testing/fake-network'
import { FakeRuntime, leaveContainer } from '../../testing/fake-runtime'

let mockRuntime: FakeRuntime
jest.mock('@module-federation/enhanced/runtime', () => mockRuntime)

const remote = describeRemote()
const ENTRY = addressOf(remote, 'remote-entry.js')
const STYLE = addressOf(remote, 'list-page.css')
const LIST = 'http://localhost/api/remotes'
const Page = () => null
const PAUSE = 300
let network: FakeNetwork
let pages: typeof import('./load-page')
let registry: typeof import('./registry')

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation()
  mockRuntime = new FakeRuntime()
  network = new FakeNetwork()
  leaveAtRun(ENTRY, { 'list-page': { Page } })
  registry = await import('./registry')
  ;(await import('./load-entry')).startFederation()
  pages = await import('./load-page')
  await list(remote)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

const leaveAtRun = (entry: string, exposed: Record<string, unknown>) =>
  network.onRun(entry, () => leaveContainer('courses', exposed))

/** What the shell knows; `publish` alone changes what the server has. */
async function list(...remotes: ReturnType<typeof describeRemote>[]) {
  publish(...remotes)
  await registry.refreshRegistry()
  network.asked.length = 0
}

const publish = (...remotes: ReturnType<typeof describeRemote>[]) => {
  network.published = remotes
}

async function load({ fresh = false, milliseconds = 0 } = {}) {
  const loading = pages.loadPage('courses', 'list-page', fresh)
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds)
  return loading
}

const times = (url: string) => network.asked.filter((address) => address === url).length

test('loads a page and caches it', async () => {
  expect(pages.loadedPage('courses', 'list-page')).toBeUndefined()
  await expect(load()).resolves.toBe(Page)
  expect(pages.loadedPage('courses', 'list-page')).toBe(Page)
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, STYLE]))
})

test('a remote that is not in the registry is missing', async () => {
  await list()
  await expect(load()).rejects.toMatchObject({ reason: 'missing', message: 'courses is not in the registry' })
})

test('a remote of another contract is refused before its code runs', async () => {
  await list(describeRemote({ contract: remote.contract + 1 }))
  await expect(load()).rejects.toMatchObject({ reason: 'contract' })
  expect(network.asked).toEqual([])
})

test.each([undefined, {}, { Page: 'a word' }])('a module that is %p has no page', async (exposed) => {
  leaveAtRun(ENTRY, { 'list-page': exposed })
  await expect(load()).rejects.toMatchObject({ reason: 'contract', message: 'courses/list-page exports no Page' })
  expect(pages.loadedPage('courses', 'list-page')).toBeUndefined()
})

test('a page that throws is broken, and not retried', async () => {
  leaveAtRun(ENTRY, { 'list-page': new TypeError('it broke on purpose') })
  await expect(load({ milliseconds: 2 * PAUSE })).rejects.toMatchObject({ reason: 'broken' })
  expect(times(ENTRY)).toBe(1)
})

test('a network failure is retried twice, after a pause, under a new name each', async () => {
  network.set(ENTRY, 'unreachable')
  const loading = pages.loadPage('courses', 'list-page')
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(PAUSE - 1)
  expect(mockRuntime.registered).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(PAUSE + 10)
  await expect(loading).rejects.toMatchObject({ reason: 'unreachable' })
  expect(mockRuntime.registered.map(({ name }) => name)).toEqual(['courses.1', 'courses.2', 'courses.3'])
})

test('a transient network failure is not reported', async () => {
  network.set(ENTRY, 'unreachable')
  const loading = pages.loadPage('courses', 'list-page')
  await jest.advanceTimersByTimeAsync(PAUSE - 1)
  network.set(ENTRY, 'sound')
  await jest.advanceTimersByTimeAsync(10)
  await expect(loading).resolves.toBe(Page)
})

test('a stylesheet that fails to load fails the page, without an unhandled rejection', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  leaveAtRun(ENTRY, { 'list-page': new TypeError('it broke on purpose') })
  await expect(load()).rejects.toMatchObject({ reason: 'broken' })
})

test('a tampered entry is final, and the registry is not asked', async () => {
  network.set(ENTRY, 'tampered')
  await expect(load({ milliseconds: 2 * PAUSE })).rejects.toMatchObject({ reason: 'integrity' })
  expect(times(LIST)).toBe(0)
  expect(mockRuntime.registered).toHaveLength(1)
})

test('missing files are missing if the registry lists no other release', async () => {
  network.set(ENTRY, 'missing')
  await expect(load({ milliseconds: 2 * PAUSE })).rejects.toMatchObject({ reason: 'missing' })
  expect(times(LIST)).toBe(1)
  expect(mockRuntime.registered).toHaveLength(1)
})

test('missing files of an old release: the new one opens', async () => {
  const release = describeRemote({ hash: 'fedcba9876543210' })
  network.set(ENTRY, 'missing')
  leaveAtRun(addressOf(release, 'remote-entry.js'), { 'list-page': { Page } })
  publish(release)
  await expect(load({ milliseconds: PAUSE + 10 })).resolves.toBe(Page)
})

test('a manual retry refreshes the registry first', async () => {
  const release = describeRemote({ hash: 'fedcba9876543210' })
  leaveAtRun(addressOf(release, 'remote-entry.js'), { 'list-page': { Page } })
  publish(release)
  await expect(load({ fresh: true })).resolves.toBe(Page)
  expect(network.asked[0]).toBe(LIST)
  expect(times(ENTRY)).toBe(0)
})

test('a registry that hangs fails after eight seconds', async () => {
  network.set(LIST, 'hangs')
  await expect(load({ fresh: true, milliseconds: 8000 })).rejects.toMatchObject({
    reason: 'timeout',
    message: 'the list of remotes did not arrive within 8000 ms',
  })
})

test('an entry that hangs takes four seconds, a page that hangs eight, and neither is retried', async () => {
  network.set(ENTRY, 'hangs')
  await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
  network.set(ENTRY, 'sound')
  leaveAtRun(ENTRY, { 'list-page': new Promise(() => undefined) })
  const loading = pages.loadPage('courses', 'list-page')
  const failed = jest.fn()
  loading.catch(failed)
  await jest.advanceTimersByTimeAsync(7999)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
  expect(mockRuntime.registered).toHaveLength(2)
})

test('a transient failure is not retried when the eight seconds are nearly over', async () => {
  const failChunk = Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type: 'error' })
  leaveAtRun(ENTRY, {
    'list-page': new Promise((_, reject) => {
      setTimeout(() => reject(failChunk), 7800)
    }),
  })
  await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'unreachable' })
  expect(mockRuntime.registered).toHaveLength(1)
})

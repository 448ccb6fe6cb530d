/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'
import { leaveContainer } from '../testing/fake-remote'
import type { Release } from './release'

const remote = describeRemote()
const ENTRY = addressOf(remote, 'remote-entry.js')
const Page = () => null
let network: FakeNetwork
let entries: typeof import('./load-entry')
let releases: typeof import('./release')

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  network = new FakeNetwork()
  network.onRun(ENTRY, () => leaveContainer('courses', { 'list-page': { Page } }))
  entries = await import('./load-entry')
  releases = await import('./release')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

async function load(descriptor = remote, milliseconds = 0) {
  const loading = exposed(releases.releaseOf(descriptor))
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds + 1)
  return loading
}

async function exposed(release: Release) {
  const { get } = await entries.containerOf(release)
  return (await get('./list-page'))()
}

test('loads the entry with integrity and takes the module from its container', async () => {
  await expect(load()).resolves.toEqual({ Page })
  expect(network.taken).toEqual([ENTRY])
  expect(document.querySelector('script')).toMatchObject({ integrity: 'sha384-remote-entry.js', async: true })
  expect(document.querySelector('script')?.crossOrigin).toBe('anonymous')
})

test('the container is removed from the page before the next load', async () => {
  await load()
  expect('fichero_courses' in window).toBe(false)
})

test('a release is loaded once, and another one beside it', async () => {
  await load()
  await load()
  const release = describeRemote({ hash: 'fedcba9876543210' })
  const Other = () => null
  network.onRun(addressOf(release, 'remote-entry.js'), () =>
    leaveContainer('courses', { 'list-page': { Page: Other } }),
  )
  await expect(load(release)).resolves.toEqual({ Page: Other })
  await expect(load()).resolves.toEqual({ Page })
  expect(network.taken).toEqual([ENTRY, addressOf(release, 'remote-entry.js')])
})

test('a container gets what the shell shares, once', async () => {
  const { startSharing } = await import('./sharing')
  const { shareScopeMap } = startSharing({
    name: 'shell',
    shared: { react: [{ version: '19.3.1', get: () => () => 1 }] },
  })
  const init = jest.fn()
  const get = async () => () => ({ Page })
  network.onRun(ENTRY, () => Object.assign(window, { fichero_courses: { init, get } }))
  await load()
  await load()
  expect(init.mock.calls).toEqual([[shareScopeMap.default, [], { shareScopeMap, shareScopeKeys: 'default' }]])
})

test('a failed entry is loaded again only after it is forgotten', async () => {
  network.set(ENTRY, 'missing')
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  network.set(ENTRY, 'sound')
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  const release = releases.releaseOf(remote)
  entries.forgetContainer(release, entries.containerOf(release))
  await expect(load()).resolves.toEqual({ Page })
})

test('forgetting a container late does not remove one that another part is loading', () => {
  const release = releases.releaseOf(remote)
  const first = entries.containerOf(release)
  entries.forgetContainer(release, first)
  const second = entries.containerOf(release)
  entries.forgetContainer(release, first)
  expect(second).not.toBe(first)
  expect(entries.containerOf(release)).toBe(second)
})

test('an entry that throws fails to evaluate, with its own message', async () => {
  network.onRun(ENTRY, () => {
    throw new Error('it broke on purpose')
  })
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate', message: 'Error: it broke on purpose' })
})

test('an error of another script is not attributed to the entry', async () => {
  network.onRun(ENTRY, () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://other.example/a.js', message: 'elsewhere' }))
  })
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate', message: `${ENTRY} left no container` })
})

test.each([null, 'a word', {}, { get: () => undefined }])('%p is no container', async (left) => {
  network.onRun(ENTRY, () => Object.assign(window, { fichero_courses: left }))
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate' })
})

test('an entry that hangs fails after four seconds', async () => {
  network.set(ENTRY, 'hangs')
  await expect(load(remote, 4000)).rejects.toMatchObject({ reason: 'timeout' })
})

test('an entry that its release does not list is not loaded', async () => {
  await expect(load(describeRemote({ assets: [] }))).rejects.toMatchObject({ reason: 'contract' })
  expect(network.asked).toEqual([])
})

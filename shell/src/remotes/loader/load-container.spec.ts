/** @jest-environment jsdom */
import { resetFederationGlobalInfo } from '@module-federation/runtime-core'
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'
import { leaveContainer } from '../testing/fake-remote'

const remote = describeRemote()
const ENTRY = addressOf(remote, 'remote-entry.js')
const Page = () => null
let network: FakeNetwork
let exposed: typeof import('./load-container')
let releases: typeof import('./release')

beforeEach(async () => {
  jest.resetModules()
  resetFederationGlobalInfo()
  jest.useFakeTimers()
  network = new FakeNetwork()
  network.onRun(ENTRY, () => leaveContainer('courses', { 'list-page': { Page } }))
  const { init } = await import('@module-federation/enhanced/runtime')
  init({ name: 'shell', remotes: [] })
  ;(await import('./load-container')).registerEntries()
  exposed = await import('./load-container')
  releases = await import('./release')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

async function load(descriptor = remote, milliseconds = 0) {
  const loading = exposed.loadExposed(releases.releaseOf(descriptor), 'list-page')
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds + 1)
  return loading
}

test('an entry is loaded with integrity, and the module is taken from its container', async () => {
  await expect(load()).resolves.toEqual({ Page })
  expect(network.taken).toEqual([ENTRY])
  expect(document.querySelector('script')).toMatchObject({ integrity: 'sha384-remote-entry.js', async: true })
  expect(document.querySelector('script')?.crossOrigin).toBe('anonymous')
})

test('the descriptor can name another global variable for the container', async () => {
  network.onRun(ENTRY, () => leaveContainer('courses', { 'list-page': { Page } }, 'theirCourses'))
  await expect(load(describeRemote({ globalName: 'theirCourses' }))).resolves.toEqual({ Page })
})

test('an entry that defines no container does not get the container of another release', async () => {
  await load()
  const release = describeRemote({ hash: 'fedcba9876543210' })
  await expect(load(release)).rejects.toMatchObject({ reason: 'evaluate' })
})

test('each release is loaded once, and two releases can be loaded together', async () => {
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

test('a container is initialised once with the shared modules', async () => {
  const { share } = await import('../testing/fake-remote')
  const { shareScopeMap } = share('react', '19.3.1', async () => () => 1)
  const start = jest.fn()
  const get = async () => () => ({ Page })
  network.onRun(ENTRY, () => Object.assign(window, { fichero_courses: { init: start, get } }))
  await load()
  await load()
  expect(start).toHaveBeenCalledTimes(1)
  expect(start.mock.calls[0][0]).toBe(shareScopeMap.default)
})

test('a failed entry is loaded again', async () => {
  network.set(ENTRY, 'missing')
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  network.set(ENTRY, 'intact')
  await expect(load()).resolves.toEqual({ Page })
})

test('after a module threw, its container is restarted once for all callers', async () => {
  const broken = new Error('it broke on purpose')
  network.onRun(ENTRY, () => leaveContainer('courses', { 'list-page': broken }))
  const failures = await Promise.allSettled([load(), load()])
  expect(failures).toMatchObject([{ reason: broken }, { reason: broken }])
  network.onRun(ENTRY, () => leaveContainer('courses', { 'list-page': { Page } }))
  await expect(load()).resolves.toEqual({ Page })
  expect(network.taken).toEqual([ENTRY, ENTRY])
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
  await expect(load()).rejects.toMatchObject({
    reason: 'evaluate',
    message: `${ENTRY} assigned no container to fichero_courses`,
  })
})

test.each([
  ['null', null],
  ['a string', 'a word'],
  ['an object without functions', {}],
  ['an object that has only "get"', { get: () => undefined }],
])('%s is not accepted as a container', async (_, value) => {
  network.onRun(ENTRY, () => Object.assign(window, { fichero_courses: value }))
  await expect(load()).rejects.toMatchObject({ reason: 'evaluate' })
})

test('a listener for errors of the page exists only while an entry runs', async () => {
  await load()
  const error = new ErrorEvent('error', { filename: ENTRY })
  const read = jest.spyOn(error, 'filename', 'get')
  window.dispatchEvent(error)
  expect(read).not.toHaveBeenCalled()
})

test('an entry of an unknown release is not loaded', async () => {
  const { registerRemotes, loadRemote } = await import('@module-federation/enhanced/runtime')
  registerRemotes([{ name: 'other', entry: 'https://other.example/remote-entry.js' }])
  await expect(loadRemote('other/list-page')).rejects.toMatchObject({
    reason: 'contract',
    message: 'no release is known for other',
  })
  expect([network.asked, network.taken]).toEqual([[], []])
})

test('an entry that hangs fails after four seconds', async () => {
  network.set(ENTRY, 'hangs')
  await expect(load(remote, 4000)).rejects.toMatchObject({ reason: 'timeout' })
})

test('an entry that its release does not list is not loaded', async () => {
  await expect(load(describeRemote({ assets: [] }))).rejects.toMatchObject({ reason: 'contract' })
  expect(network.asked).toEqual([])
})

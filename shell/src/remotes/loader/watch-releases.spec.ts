/** @jest-environment jsdom */
import { describeRemote, FakeNetwork } from '../testing/fake-network'

const LIST = 'http://localhost/api/remotes'
const MINUTE = 60_000
const remote = describeRemote()
const newer = describeRemote({ hash: 'fedcba9876543210' })
const onNewer = jest.fn()
let network: FakeNetwork
let stop: () => void

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  onNewer.mockClear()
  network = new FakeNetwork()
  network.published = [remote]
  await (await import('./registry')).refreshRegistry()
  network.asked.length = 0
  stop = (await import('./watch-releases')).watchReleases(onNewer)
})
afterEach(() => {
  document.head.replaceChildren()
  stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function show(state: 'visible' | 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('watchReleases polls once a minute, calls `onNewer` once, and stops polling', async () => {
  await jest.advanceTimersByTimeAsync(MINUTE - 1)
  expect(network.asked).toEqual([])
  await jest.advanceTimersByTimeAsync(MINUTE + 1)
  expect(network.asked).toHaveLength(2)
  expect(onNewer).not.toHaveBeenCalled()
  network.published = [newer]
  await jest.advanceTimersByTimeAsync(3 * MINUTE)
  expect(onNewer).toHaveBeenCalledTimes(1)
  expect(network.asked).toHaveLength(3)
})

test('a release that fails in other browsers is ignored until it no longer fails', async () => {
  network.published = [{ ...newer, failing: true }]
  await jest.advanceTimersByTimeAsync(2 * MINUTE)
  expect(network.asked).toHaveLength(2)
  expect(onNewer).not.toHaveBeenCalled()
  network.published = [newer]
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(onNewer).toHaveBeenCalledTimes(1)
})

test('a hidden tab does not poll, and polls at once when it is shown again', async () => {
  show('hidden')
  await jest.advanceTimersByTimeAsync(5 * MINUTE)
  expect(network.asked).toEqual([])
  show('visible')
  await jest.advanceTimersByTimeAsync(1)
  expect(network.asked).toEqual([LIST])
  show('visible')
  await jest.advanceTimersByTimeAsync(1)
  expect(network.asked).toHaveLength(1)
})

test('a newer build of only the shell calls `onNewer` too', async () => {
  document.head.innerHTML = '<meta name="fichero-shell" content="1.0.0 aaaaaaaaaaaaaaaa">'
  for (const same of [undefined, 'aaaaaaaaaaaaaaaa']) {
    network.shell = same
    await jest.advanceTimersByTimeAsync(MINUTE)
  }
  expect(onNewer).not.toHaveBeenCalled()
  network.shell = 'bbbbbbbbbbbbbbbb'
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(onNewer).toHaveBeenCalledTimes(1)
  expect(network.asked).toHaveLength(3)
})

test('a page without the hash of its build, as in development, ignores newer builds of the shell', async () => {
  network.shell = 'bbbbbbbbbbbbbbbb'
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(onNewer).not.toHaveBeenCalled()
})

test('a request that hangs is aborted after four seconds', async () => {
  network.set(LIST, 'hangs')
  await jest.advanceTimersByTimeAsync(MINUTE + 3999)
  expect(network.aborted).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(network.aborted).toEqual([LIST])
})

test('polling continues after a request that failed', async () => {
  network.set(LIST, 'unreachable')
  await jest.advanceTimersByTimeAsync(MINUTE)
  network.set(LIST, 'intact')
  network.published = [newer]
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(onNewer).toHaveBeenCalledTimes(1)
})

/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'
import { type Asset, fetchIntoCache, loadScript } from './load-file'

const url = addressOf(describeRemote(), 'list-page.js')
let asset: Asset
let network: FakeNetwork

beforeEach(() => {
  jest.useFakeTimers()
  asset = { url, integrity: 'sha384-list-page.js' }
  network = new FakeNetwork()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

async function load(milliseconds = 0) {
  const loading = loadScript(asset)
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(milliseconds + 1)
  return loading
}

test('the file is requested once, then the script takes it from the cache with integrity', async () => {
  await fetchIntoCache(asset)
  await load()
  expect(network.asked).toEqual([url])
  expect(document.querySelector('script')).toMatchObject({ integrity: asset.integrity, async: true, src: url })
  expect(document.querySelector('script')?.crossOrigin).toBe('anonymous')
  expect(jest.getTimerCount()).toBe(0)
})

test('only the preload of a file that hangs is removed, to free its connection', async () => {
  const preloads = ['list-page.js', 'list-page.css'].map((file) => addressOf(describeRemote(), file))
  document.body.innerHTML = preloads.map((href) => `<link rel="preload" as="script" href="${href}">`).join('')
  network.set(url, 'hangs')
  await expect(load(4000)).rejects.toMatchObject({ reason: 'timeout' })
  expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual(preloads.slice(1))
})

test('the request for a file that hangs is aborted after four seconds, and no script loads it', async () => {
  network.set(url, 'hangs')
  const failed = jest.fn()
  const loading = loadScript(asset)
  loading.catch(failed)
  await jest.advanceTimersByTimeAsync(3999)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
  expect(network.aborted).toEqual([url])
  expect(network.taken).toEqual([])
})

test.each(['unreachable', 'unavailable'] as const)('a file that is %s is requested three times', async (arrival) => {
  network.set(url, arrival)
  await expect(load(600)).rejects.toMatchObject({ reason: 'network' })
  // Each time once with its hash, and once without it to find the status.
  expect(network.asked).toEqual([url, url, url, url, url, url])
})

test('a file that arrives at the third attempt loads', async () => {
  network.set(url, 'unavailable')
  const loading = loadScript(asset)
  await jest.advanceTimersByTimeAsync(599)
  network.set(url, 'intact')
  await jest.advanceTimersByTimeAsync(20)
  await loading
  expect(network.taken).toEqual([url])
})

test.each([
  ['missing', 'withdrawn'],
  ['tampered', 'integrity'],
] as const)('a file that is %s fails at once', async (arrival, reason) => {
  network.set(url, arrival)
  await expect(load()).rejects.toMatchObject({ reason })
  expect(network.taken).toEqual([])
})

test('the request after a failure bypasses the browser’s cache, which may contain the failed response', async () => {
  network.set(url, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  network.set(url, 'intact')
  network.caches.length = 0
  await load()
  expect(network.caches).toEqual(['reload'])
  expect(network.taken).toEqual([url])
})

describe('a file that has arrived', () => {
  const scripts = () => document.querySelectorAll('script').length
  beforeEach(() => fetchIntoCache(asset))

  test('is loaded by a second script if the first script fails', async () => {
    network.set(url, 'unreachable')
    const loading = loadScript(asset)
    while (network.taken.length === 0) await Promise.resolve()
    network.set(url, 'intact')
    await jest.advanceTimersByTimeAsync(2)
    await loading
    expect([network.taken, scripts()]).toEqual([[url, url], 1])
    expect(jest.getTimerCount()).toBe(0)
  })

  test('is requested again without the browser’s cache if both scripts fail', async () => {
    network.set(url, 'unreachable')
    await expect(load(2)).rejects.toMatchObject({ reason: 'network', message: `${url} did not load` })
    expect([network.taken, scripts(), jest.getTimerCount()]).toEqual([[url, url], 0, 0])
    network.set(url, 'intact')
    network.caches.length = 0
    await load()
    expect(network.caches).toEqual(['reload'])
  })

  test('times out after four seconds if its script never loads', async () => {
    network.set(url, 'hangs')
    await expect(load(3999)).rejects.toMatchObject({ reason: 'timeout' })
    expect([network.taken, scripts()]).toEqual([[url], 0])
  })
})

/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from '../../testing/fake-network'

const remote = describeRemote()
const STYLE = addressOf(remote, 'list-page.css')
let network: FakeNetwork
let loadStyles: typeof import('./load-styles').loadStyles

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  network = new FakeNetwork()
  ;({ loadStyles } = await import('./load-styles'))
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

async function load() {
  const loading = loadStyles(remote, 'list-page')
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(0)
  return loading
}

test('loads the stylesheets of the page with integrity, and no scripts', async () => {
  await load()
  expect(network.asked).toEqual([STYLE])
  expect(document.querySelector('link')).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-list-page.css' })
  expect(document.querySelector('link')?.crossOrigin).toBe('anonymous')
})

test('loads a stylesheet once', async () => {
  await load()
  await load()
  expect(network.asked).toEqual([STYLE])
})

test('a page without stylesheets, and an unknown one, resolve at once', async () => {
  await loadStyles(describeRemote({ pages: { plain: ['list-page.js'] } }), 'plain')
  await loadStyles(remote, 'unknown')
  expect(network.asked).toEqual([])
})

test('after a failure another URL is loaded, because browsers cache a failed integrity check', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'unreachable' })
  network.set(STYLE, 'sound')
  await load()
  expect(network.asked).toEqual([STYLE, `${STYLE}?1`])
})

test('a stylesheet that hangs fails after four seconds', async () => {
  network.set(STYLE, 'hangs')
  const loading = loadStyles(remote, 'list-page')
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(4000)
  await expect(loading).rejects.toMatchObject({ reason: 'timeout' })
})

/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from './testing/fake-network'

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

test('asks for the stylesheets of the page, with their integrity, and for no script', async () => {
  await load()
  expect(network.asked).toEqual([STYLE])
  expect(document.querySelector('link')).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-list-page.css' })
  expect(document.querySelector('link')?.crossOrigin).toBe('anonymous')
})

test('asks once for what is there', async () => {
  await load()
  await load()
  expect(network.asked).toEqual([STYLE])
})

test('a page without stylesheets, and one that nobody knows, wait for nothing', async () => {
  await loadStyles(describeRemote({ pages: { plain: ['list-page.js'] } }), 'plain')
  await loadStyles(remote, 'unknown')
  expect(network.asked).toEqual([])
})

test('after a failure another address is asked for: browsers remember a stylesheet that failed its check', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'missing' })
  network.set(STYLE, 'sound')
  await load()
  expect(network.asked).toEqual([STYLE, `${STYLE}?1`])
})

test('one that hangs fails after four seconds', async () => {
  network.set(STYLE, 'hangs')
  const loading = loadStyles(remote, 'list-page')
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(4000)
  await expect(loading).rejects.toMatchObject({ reason: 'timeout' })
})

/** @jest-environment jsdom */
import { addressOf, describeRemote, FakeNetwork } from '../testing/fake-network'
import { releaseOf } from './release'

const remote = releaseOf(describeRemote())
const STYLE = addressOf(describeRemote(), 'list-page.css')
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
  await jest.advanceTimersByTimeAsync(1)
  return loading
}

test('loads the stylesheets of the page with integrity, and no scripts', async () => {
  await load()
  expect(network.taken).toEqual([STYLE])
  expect(document.querySelector('link')).toMatchObject({ rel: 'stylesheet', integrity: 'sha384-list-page.css' })
  expect(document.querySelector('link')?.crossOrigin).toBe('anonymous')
})

test('loads a stylesheet once, and none that the document has', async () => {
  await load()
  await load()
  expect(network.taken).toEqual([STYLE])
  jest.resetModules()
  await (await import('./load-styles')).loadStyles(remote, 'list-page')
  expect(network.taken).toEqual([STYLE])
})

test('a page without stylesheets, and an unknown one, resolve at once', async () => {
  await loadStyles(releaseOf(describeRemote({ hash: 'fedcba9876543210', pages: { plain: ['list-page.js'] } })), 'plain')
  await loadStyles(remote, 'unknown')
  expect(network.taken).toEqual([])
})

test('a stylesheet that failed is loaded again', async () => {
  network.set(STYLE, 'tampered')
  await expect(load()).rejects.toMatchObject({ reason: 'integrity' })
  network.set(STYLE, 'sound')
  await load()
  expect(network.taken).toEqual([`${STYLE}?1`])
})

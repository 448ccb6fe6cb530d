/** @jest-environment jsdom */
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { addressOf, describeBrought, describeRemote, FakeNetwork } from '../testing/fake-network'
import type { ChunkRuntime } from './chunk-loading'

const remote = describeRemote()
const DIALOG = addressOf(remote, 'dialog.js')
let network: FakeNetwork
let chunks: typeof import('./chunk-loading')
let releases: typeof import('./release')

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  network = new FakeNetwork()
  chunks = await import('./chunk-loading')
  releases = await import('./release')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

const runtimeAt = (p: string, more: Partial<ChunkRuntime> = {}): ChunkRuntime => ({
  p,
  k: (id) => `${id}.css`,
  l: () => undefined,
  f: { css: () => undefined },
  ...more,
})

function remoteRuntime() {
  const runtime = runtimeAt(DIALOG.replace('dialog.js', ''))
  releases.releaseOf(remote)
  chunks.loadListedFiles(runtime)
  return runtime
}

async function script(runtime: ChunkRuntime, url: string, id: string, milliseconds = 0): Promise<string> {
  const done = jest.fn()
  runtime.l(url, done, 'key', id)
  await jest.advanceTimersByTimeAsync(milliseconds + 1)
  return done.mock.calls[0]?.[0].type
}

const style = (runtime: ChunkRuntime, id: string) => {
  const promises: Promise<unknown>[] = []
  runtime.f.css?.(id, promises)
  return promises
}

test.each([
  ['sound', 'load', 0],
  ['missing', 'withdrawn', 0],
  ['tampered', 'integrity', 0],
  ['unavailable', 'network', 600],
  ['hangs', 'timeout', 4000],
] as const)('a lazy script of a remote that is %s: %s', async (arrival, type, milliseconds) => {
  network.set(DIALOG, arrival)
  expect(await script(remoteRuntime(), DIALOG, 'dialog', milliseconds)).toBe(type)
})

test('files that its descriptor does not list, and those of an unknown release, do not load', async () => {
  const runtime = remoteRuntime()
  expect(await script(runtime, addressOf(remote, 'stranger.js'), 'stranger')).toBe('contract')
  const unknown = runtimeAt('https://other.example/')
  chunks.loadListedFiles(unknown)
  expect(await script(unknown, 'https://other.example/a.js', 'a')).toBe('contract')
  expect(network.asked).toEqual([])
})

test('a lazy stylesheet has its integrity; a chunk without one needs nothing', async () => {
  const runtime = remoteRuntime()
  network.set(addressOf(remote, 'dialog.css'), 'tampered')
  await expect(style(runtime, 'dialog')[0]).rejects.toMatchObject({ reason: 'integrity' })
  await Promise.all(style(runtime, 'plain'))
  expect(network.asked.filter((url) => url.includes('plain'))).toEqual([])
})

test('of a release of which the page brought some files, the first other one asks for their list, once', async () => {
  const brought = describeBrought(['remote-entry.js', 'list-page.js'])
  network.setText(addressOf(remote, ASSET_LIST), JSON.stringify(remote.assets))
  const runtime = runtimeAt(DIALOG.replace('dialog.js', ''))
  releases.releaseOf(brought)
  chunks.loadListedFiles(runtime)
  await Promise.all(style(runtime, 'list-page.undefined'))
  expect(network.asked).toEqual([])
  const [sheet] = style(runtime, 'dialog')
  expect(await script(runtime, DIALOG, 'dialog')).toBe('load')
  await sheet
  const lists = network.asked.filter((url) => url === addressOf(remote, ASSET_LIST))
  expect(lists).toHaveLength(1)
  expect(await script(runtime, addressOf(remote, 'stranger.js'), 'stranger')).toBe('contract')
})

test('the shell loads its own lazy files by the hashes of its build', async () => {
  const runtime = runtimeAt('/', { sriHashes: { search: 'sha384-s' }, sriCssHashes: {} })
  chunks.loadOwnFiles(runtime)
  expect(await script(runtime, '/search.js', 'search')).toBe('load')
  expect(document.querySelector('script')).toMatchObject({ src: 'http://localhost/search.js', integrity: 'sha384-s' })
  expect(await script(runtime, '/other.js', 'other')).toBe('contract')
  await Promise.all(style(runtime, 'search'))
  expect(network.asked.filter((url) => url.includes('.css'))).toEqual([])
})

test('without hashes, as on the development server, the shell loads as its bundler does', () => {
  const runtime = runtimeAt('/')
  const { l } = runtime
  chunks.loadOwnFiles(runtime)
  expect(runtime.l).toBe(l)
})

/** @jest-environment jsdom */
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { SAFE } from '@fichero/contract/paths'
import { addressOf, describeBrought, describeRemote, FakeNetwork } from '../testing/fake-network'

const remote = describeRemote()
const LIST = 'http://localhost/api/remotes'
let network: FakeNetwork
let registry: typeof import('./registry')

beforeEach(async () => {
  jest.resetModules()
  jest.spyOn(console, 'warn').mockImplementation()
  network = new FakeNetwork()
  registry = await import('./registry')
})
afterEach(() => {
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

test('reads the descriptors in the page', async () => {
  document.body.innerHTML = `<script type="application/json" id="fichero-boot">${JSON.stringify([remote])}</script>`
  await expect(registry.startRegistry()).resolves.toEqual([remote])
  expect(network.asked).toEqual([])
  expect(registry.findRemote('courses')?.listed.hash).toBe(remote.hash)
  expect(registry.findRemote('unknown')).toBeUndefined()
})

test('learns the files that the page did not bring when it has been drawn', async () => {
  jest.useFakeTimers()
  const boot = JSON.stringify([describeBrought(['es.json'])])
  document.body.innerHTML = `<script type="application/json" id="fichero-boot">${boot}</script>`
  network.setText(addressOf(remote, ASSET_LIST), JSON.stringify(remote.assets))
  await registry.startRegistry()
  registry.learnLater()
  await jest.advanceTimersByTimeAsync(2999)
  expect(network.asked).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(network.asked).toEqual([addressOf(remote, ASSET_LIST)])
  const { assetOf } = await import('./files')
  expect(assetOf(registry.findRemote('courses')!.listed, 'dialog.js').integrity).toBe('sha384-dialog.js')
  jest.useRealTimers()
})

test.each(['', '<script id="fichero-boot">\n  </script>'])(
  'requests them from the API if the page has none: %j',
  async (html) => {
    document.body.innerHTML = html
    network.published = [remote]
    await expect(registry.startRegistry()).resolves.toEqual([remote])
    expect(network.asked).toEqual([LIST])
  },
)

test('without any answer there are none, and the console says why', async () => {
  network.set(LIST, 'unreachable')
  await expect(registry.startRegistry()).resolves.toEqual([])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('could not be read'), expect.any(Error))
})

test('a page that was asked for with the releases of the system asks the API for those', async () => {
  expect(registry.isSafe).toBe(false)
  jest.resetModules()
  window.history.replaceState(null, '', `?${SAFE}`)
  registry = await import('./registry')
  window.history.replaceState(null, '', '/')
  network.published = [remote]
  await registry.startRegistry()
  expect(registry.isSafe).toBe(true)
  expect(network.asked).toEqual([`${LIST}?${SAFE}=true`])
})

test('a refresh finds new releases, and keeps the known ones if it fails', async () => {
  network.published = [remote]
  await registry.refreshRegistry()
  network.set(LIST, 'unreachable')
  await registry.refreshRegistry()
  expect(registry.findRemote('courses')?.listed.hash).toBe(remote.hash)
  network.set(LIST, 'sound')
  const release = describeRemote({ hash: 'fedcba9876543210' })
  network.published = [release]
  await registry.refreshRegistry()
  expect(registry.findRemote('courses')?.listed.hash).toBe(release.hash)
})

/** @jest-environment jsdom */
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { SAFE } from '@fichero/contract/paths'
import { addressOf, describePartially, describeRemote, FakeNetwork } from '../testing/fake-network'

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

test('the registry reads a descriptor in the spelling of contract 1.0', async () => {
  const { links: _, parts: __, ...described } = remote
  const nav = [{ path: '/cursos', icon: 'fichas', labelKey: 'list', order: 1, access: 'public' }]
  document.body.innerHTML = `<script type="application/json" id="fichero-boot">${JSON.stringify([{ ...described, nav }])}</script>`
  const expected = { ...described, links: [{ slot: 'menu', ...nav[0] }], parts: [] }
  await expect(registry.startRegistry()).resolves.toEqual([expected])
})

test('the registry reads the descriptors in the page', async () => {
  document.body.innerHTML = `<script type="application/json" id="fichero-boot">${JSON.stringify([remote])}</script>`
  await expect(registry.startRegistry()).resolves.toEqual([remote])
  expect(network.asked).toEqual([])
  expect(registry.findRemote('courses')?.listed.hash).toBe(remote.hash)
  expect(registry.findRemote('unknown')).toBeUndefined()
})

test('`loadFileListsLater` requests the list of the files that the document lacks after three seconds', async () => {
  jest.useFakeTimers()
  const boot = JSON.stringify([describePartially(['es.json'])])
  document.body.innerHTML = `<script type="application/json" id="fichero-boot">${boot}</script>`
  network.setText(addressOf(remote, ASSET_LIST), JSON.stringify(remote.assets))
  await registry.startRegistry()
  registry.loadFileListsLater()
  await jest.advanceTimersByTimeAsync(2999)
  expect(network.asked).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(network.asked).toEqual([addressOf(remote, ASSET_LIST)])
  const { assetOf } = await import('./release')
  expect(assetOf(registry.findRemote('courses')!.listed, 'dialog.js').integrity).toBe('sha384-dialog.js')
  jest.useRealTimers()
})

test.each([
  ['no data', ''],
  ['an empty data element', '<script id="fichero-boot">\n  </script>'],
])('the registry requests the descriptors from the API if the page has %s', async (_, html) => {
  document.body.innerHTML = html
  network.published = [remote]
  await expect(registry.startRegistry()).resolves.toEqual([remote])
  expect(network.asked).toEqual([LIST])
})

test('the registry has no remotes if the API does not answer, and logs the error', async () => {
  network.set(LIST, 'unreachable')
  await expect(registry.startRegistry()).resolves.toEqual([])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('could not be refreshed'), expect.any(Error))
})

test('a page in safe mode requests the bundled releases from the API', async () => {
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

test('a refresh finds new releases, and keeps the known releases after a failure', async () => {
  network.published = [remote]
  await registry.refreshRegistry()
  network.set(LIST, 'unreachable')
  await registry.refreshRegistry()
  expect(registry.findRemote('courses')?.listed.hash).toBe(remote.hash)
  network.set(LIST, 'intact')
  const release = describeRemote({ hash: 'fedcba9876543210' })
  network.published = [release]
  await registry.refreshRegistry()
  expect(registry.findRemote('courses')?.listed.hash).toBe(release.hash)
})

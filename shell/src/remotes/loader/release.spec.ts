/** @jest-environment jsdom */
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { addressOf, describePartially, describeRemote, FakeNetwork } from '../testing/fake-network'
import { RemoteError } from './remote-error'

const remote = describeRemote()
let network: FakeNetwork
let releases: typeof import('./release')

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  network = new FakeNetwork()
  releases = await import('./release')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('descriptors of the same release are merged into one object', () => {
  const release = releases.releaseOf(describePartially(['es.json']))
  const fileList = { url: addressOf(remote, ASSET_LIST), integrity: 'sha384-list' }
  expect(release).toMatchObject({ hasAllFiles: false, fileList, starts: 1, isExcluded: false })
  expect([...release.files.values()]).toEqual([{ url: addressOf(remote, 'es.json'), integrity: 'sha384-es.json' }])
  const known = release.files.get('es.json')
  expect(releases.releaseOf({ ...remote, version: '1.0.1' })).toBe(release)
  expect(release.files.get('es.json')).toBe(known)
  expect(release).toMatchObject({ hasAllFiles: true, descriptor: { version: '1.0.1' } })
  expect(release.files.size).toBe(remote.assets.length)
  expect(Reflect.has(release.descriptor, 'assets')).toBe(false)
})

test('releases are distinguished by remote and content', () => {
  const [one, other, manuals] = [
    remote,
    describeRemote({ hash: 'fedcba9876543210' }),
    describeRemote({ name: 'manuals' }),
  ].map((described) => releases.releaseOf(described))
  expect(releases.releasesOf('courses')).toEqual([one, other])
  expect(releases.releaseAt(addressOf(remote, 'list-page.js'))).toBe(one)
  expect(releases.releaseAt(`${manuals?.base}es.json`)).toBe(manuals)
  expect(releases.releaseAt('http://localhost/remotes/courses/other/es.json')).toBeUndefined()
  expect(releases.releaseAt(`http://elsewhere.example/?${one?.base}`)).toBeUndefined()
})

/** Reloaded modules have another `RemoteError` class, so `toThrow` cannot compare errors. */
function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

const failure = (reason: 'network' | 'unavailable' | 'timeout') => new RemoteError(reason, reason)

test('a failure is cached for 30 seconds, for one page or all pages of the release', () => {
  const release = releases.releaseOf(remote)
  releases.cacheFailure(release, 'list-page', failure('timeout'))
  expect(releases.recentFailure(release, 'list-page')).toEqual(failure('timeout'))
  expect(releases.recentFailure(release, 'other-page')).toBeUndefined()
  jest.advanceTimersByTime(29_999)
  releases.cacheFailure(release, releases.WHOLE_RELEASE, failure('timeout'))
  expect(releases.recentFailure(release, 'other-page')).toEqual(failure('timeout'))
  jest.advanceTimersByTime(1)
  release.failures.delete(releases.WHOLE_RELEASE)
  expect(releases.recentFailure(release, 'list-page')).toBeUndefined()
})

test('a lost connection and a blocked file are not cached, and all failures of a remote are cleared together', () => {
  const [one, other] = [remote, describeRemote({ name: 'manuals' })].map((described) => releases.releaseOf(described))
  for (const reason of ['network', 'unavailable'] as const) releases.cacheFailure(one!, 'list-page', failure(reason))
  expect(releases.recentFailure(one!, 'list-page')).toBeUndefined()
  for (const release of [one!, other!]) releases.cacheFailure(release, 'list-page', failure('timeout'))
  releases.clearFailures('courses')
  expect([one!, other!].map((release) => releases.recentFailure(release, 'list-page')?.reason)).toEqual([
    undefined,
    'timeout',
  ])
})

test('the list of files is requested once, and only for an unknown file', async () => {
  network.setText(addressOf(remote, '~assets.json'), JSON.stringify(remote.assets))
  const release = releases.releaseOf(describePartially(['es.json']))
  await releases.loadFileList(release, ['es.json'])
  await releases.loadFileList(release, [])
  expect(network.asked).toEqual([])
  await Promise.all([releases.loadFileList(release, ['es.json', 'en.json']), releases.loadFileList(release)])
  await releases.loadFileList(release)
  expect(network.asked).toEqual([addressOf(remote, '~assets.json')])
  expect(release).toMatchObject({ hasAllFiles: true, fileListRequest: undefined })
  expect(releases.assetsOf(release, 'list-page')).toEqual([
    { url: addressOf(remote, 'list-page.js'), integrity: 'sha384-list-page.js' },
    { url: addressOf(remote, 'list-page.css'), integrity: 'sha384-list-page.css' },
  ])
  expect(releases.filesOf(release, 'toString')).toEqual([])
  expect(thrownBy(() => releases.assetOf(release, 'no.js'))).toMatchObject({
    reason: 'contract',
    message: 'courses does not list no.js',
  })
})

test('a list of files that did not arrive is requested again next time', async () => {
  const url = addressOf(remote, '~assets.json')
  network.set(url, 'missing')
  const release = releases.releaseOf(describePartially([]))
  await expect(releases.loadFileList(release)).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(release).toMatchObject({ hasAllFiles: false, fileListRequest: undefined })
  network.set(url, 'intact')
  network.setText(url, '[]')
  await releases.loadFileList(release)
  expect(release.hasAllFiles).toBe(true)
})

test.each([
  ['Spanish on a Spanish page', 'es', undefined, 'es', false],
  ['English on an English page', 'en', undefined, 'en', false],
  ['English if the Spanish ones are missing', 'es', 'es', 'en', true],
  ['Spanish if the English ones are missing', 'en', 'en', 'es', true],
] as const)('translations are %s', async (_, language, missing, found, isSubstitute) => {
  const { fetchTexts } = await import('./texts')
  if (missing) network.set(addressOf(remote, `${missing}.json`), 'missing')
  const texts = { title: `/remotes/courses/${remote.hash}/${found}.json` }
  await expect(fetchTexts(releases.releaseOf(remote), language)).resolves.toEqual({ texts, isSubstitute })
})

test('translations without a hash in the document load after the list of files', async () => {
  const { fetchTexts } = await import('./texts')
  const list = addressOf(remote, ASSET_LIST)
  network.setText(list, JSON.stringify(remote.assets))
  await expect(fetchTexts(releases.releaseOf(describePartially([])), 'es')).resolves.toMatchObject({
    isSubstitute: false,
  })
  expect(network.asked).toEqual([list, addressOf(remote, 'es.json')])
})

test('fetchTexts rejects with the error of the requested language if no translations arrive', async () => {
  const { fetchTexts } = await import('./texts')
  network.set(addressOf(remote, 'es.json'), 'tampered')
  network.set(addressOf(remote, 'en.json'), 'missing')
  await expect(fetchTexts(releases.releaseOf(remote), 'es')).rejects.toMatchObject({ reason: 'integrity' })
})

test('translations that hang are aborted after 2.5 seconds, and then the other language is requested', async () => {
  const { fetchTexts } = await import('./texts')
  network.set(addressOf(remote, 'es.json'), 'hangs')
  const texts = fetchTexts(releases.releaseOf(remote), 'es')
  await jest.advanceTimersByTimeAsync(2499)
  expect(network.aborted).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await expect(texts).resolves.toMatchObject({ isSubstitute: true })
})

test.each([
  ['a release for this contract, kit and runtime is compatible', {}, undefined],
  [
    'a release for another contract is incompatible',
    { contract: 99 },
    'courses: release_contract, asked 99, offered 1',
  ],
  ['a release for another kit is incompatible', { kit: '^9.0.0' }, 'courses: release_kit, asked ^9.0.0, offered 1.0.0'],
  ['a release for another runtime is incompatible', { runtime: 9 }, 'courses: release_runtime, asked 9, offered 2'],
])('%s', async (_, changed, message) => {
  ;(await import('../testing/fake-remote')).shareKit()
  const { expectCompatible } = await import('./shared-modules')
  const check = () => expectCompatible(releases.releaseOf(describeRemote(changed)).descriptor)
  const expected = message === undefined ? undefined : expect.objectContaining({ reason: 'incompatible', message })
  expect(thrownBy(check)).toEqual(expected)
})

/** @jest-environment jsdom */
import { ASSET_LIST } from '@fichero/contract/asset-list'
import { addressOf, describeBrought, describeRemote, FakeNetwork } from '../testing/fake-network'
import { RemoteError } from './remote-error'

const remote = describeRemote()
let network: FakeNetwork
let releases: typeof import('./release')
let failures: typeof import('./failures')
let files: typeof import('./files')

beforeEach(async () => {
  jest.resetModules()
  jest.useFakeTimers()
  network = new FakeNetwork()
  releases = await import('./release')
  failures = await import('./failures')
  files = await import('./files')
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('there is one object for a release, to which each description adds', () => {
  const release = releases.releaseOf(describeBrought(['es.json']))
  const fileList = { url: addressOf(remote, ASSET_LIST), integrity: 'sha384-list' }
  expect(release).toMatchObject({ hasAllFiles: false, fileList, starts: 1, isLeft: false })
  expect([...release.files.values()]).toEqual([{ url: addressOf(remote, 'es.json'), integrity: 'sha384-es.json' }])
  const known = release.files.get('es.json')
  expect(releases.releaseOf({ ...remote, version: '1.0.1' })).toBe(release)
  expect(release.files.get('es.json')).toBe(known)
  expect(release).toMatchObject({ hasAllFiles: true, about: { version: '1.0.1' } })
  expect(release.files.size).toBe(remote.assets.length)
  expect(Reflect.has(release.about, 'assets')).toBe(false)
})

test('releases are told apart by remote and content', () => {
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

/** A module that was loaded anew has another class of errors. */
function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

const failure = (reason: 'network' | 'unavailable' | 'timeout') => new RemoteError(reason, reason)

test('a failure is kept for thirty seconds, for its page or the whole release', () => {
  const release = releases.releaseOf(remote)
  failures.keepFailure(release, 'list-page', failure('timeout'))
  expect(failures.recentFailure(release, 'list-page')).toEqual(failure('timeout'))
  expect(failures.recentFailure(release, 'other-page')).toBeUndefined()
  jest.advanceTimersByTime(29_999)
  failures.keepFailure(release, failures.WHOLE, failure('timeout'))
  expect(failures.recentFailure(release, 'other-page')).toEqual(failure('timeout'))
  jest.advanceTimersByTime(1)
  release.failures.delete(failures.WHOLE)
  expect(failures.recentFailure(release, 'list-page')).toBeUndefined()
})

test('a lost connection and a refused file are not kept, and all failures of a remote are forgotten at once', () => {
  const [one, other] = [remote, describeRemote({ name: 'manuals' })].map((described) => releases.releaseOf(described))
  for (const reason of ['network', 'unavailable'] as const) failures.keepFailure(one!, 'list-page', failure(reason))
  expect(failures.recentFailure(one!, 'list-page')).toBeUndefined()
  for (const release of [one!, other!]) failures.keepFailure(release, 'list-page', failure('timeout'))
  failures.forgetFailures('courses')
  expect([one!, other!].map((release) => failures.recentFailure(release, 'list-page')?.reason)).toEqual([
    undefined,
    'timeout',
  ])
})

test('the list of files is asked for once, and only for a file that is not known', async () => {
  network.setText(addressOf(remote, '~assets.json'), JSON.stringify(remote.assets))
  const release = releases.releaseOf(describeBrought(['es.json']))
  await files.learnFiles(release, ['es.json'])
  await files.learnFiles(release, [])
  expect(network.asked).toEqual([])
  await Promise.all([files.learnFiles(release, ['es.json', 'en.json']), files.learnFiles(release)])
  await files.learnFiles(release)
  expect(network.asked).toEqual([addressOf(remote, '~assets.json')])
  expect(release).toMatchObject({ hasAllFiles: true, learning: undefined })
  expect(files.assetsOf(release, 'list-page')).toEqual([
    { url: addressOf(remote, 'list-page.js'), integrity: 'sha384-list-page.js' },
    { url: addressOf(remote, 'list-page.css'), integrity: 'sha384-list-page.css' },
  ])
  expect(files.filesOf(release, 'toString')).toEqual([])
  expect(thrownBy(() => files.assetOf(release, 'no.js'))).toMatchObject({
    reason: 'contract',
    message: 'courses does not list no.js',
  })
})

test('a list of files that does not arrive is asked for again the next time', async () => {
  const url = addressOf(remote, '~assets.json')
  network.set(url, 'missing')
  const release = releases.releaseOf(describeBrought([]))
  await expect(files.learnFiles(release)).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(release).toMatchObject({ hasAllFiles: false, learning: undefined })
  network.set(url, 'sound')
  network.setText(url, '[]')
  await files.learnFiles(release)
  expect(release.hasAllFiles).toBe(true)
})

test.each([
  ['es', undefined, 'es', false],
  ['en', undefined, 'en', false],
  ['es', 'es', 'en', true],
  ['en', 'en', 'es', true],
] as const)('texts in %s, of which %s is missing, are those in %s', async (language, missing, found, isSubstitute) => {
  const { fetchTexts } = await import('./fetch-texts')
  if (missing) network.set(addressOf(remote, `${missing}.json`), 'missing')
  const texts = { title: `/remotes/courses/${remote.hash}/${found}.json` }
  await expect(fetchTexts(releases.releaseOf(remote), language)).resolves.toEqual({ texts, isSubstitute })
})

test('texts of which the page did not bring the hash come after the list of files', async () => {
  const { fetchTexts } = await import('./fetch-texts')
  const list = addressOf(remote, ASSET_LIST)
  network.setText(list, JSON.stringify(remote.assets))
  await expect(fetchTexts(releases.releaseOf(describeBrought([])), 'es')).resolves.toMatchObject({
    isSubstitute: false,
  })
  expect(network.asked).toEqual([list, addressOf(remote, 'es.json')])
})

test('without texts in any language it is the failure of the own one', async () => {
  const { fetchTexts } = await import('./fetch-texts')
  network.set(addressOf(remote, 'es.json'), 'tampered')
  network.set(addressOf(remote, 'en.json'), 'missing')
  await expect(fetchTexts(releases.releaseOf(remote), 'es')).rejects.toMatchObject({ reason: 'integrity' })
})

test('texts that hang are given up after two and a half seconds, and then the other language is tried', async () => {
  const { fetchTexts } = await import('./fetch-texts')
  network.set(addressOf(remote, 'es.json'), 'hangs')
  const texts = fetchTexts(releases.releaseOf(remote), 'es')
  await jest.advanceTimersByTimeAsync(2499)
  expect(network.aborted).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  await expect(texts).resolves.toMatchObject({ isSubstitute: true })
})

test.each([
  [{}, undefined],
  [{ contract: 99 }, 'courses: release_contract, asked 99, offered 1'],
  [{ kit: '^9.0.0' }, 'courses: release_kit, asked ^9.0.0, offered 1.0.0'],
  [{ runtime: 9 }, 'courses: release_runtime, asked 9, offered 2'],
])('a release that says %j does not fit: %s', async (given, message) => {
  ;(await import('../testing/fake-remote')).shareKit()
  const { expectCompatible } = await import('./compatible')
  const check = () => expectCompatible(releases.releaseOf(describeRemote(given)).about)
  const refused = message === undefined ? undefined : expect.objectContaining({ reason: 'incompatible', message })
  expect(thrownBy(check)).toEqual(refused)
})

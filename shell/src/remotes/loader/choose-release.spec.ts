/** @jest-environment jsdom */
import { describeRemote, FakeNetwork } from '../testing/fake-network'

const former = describeRemote({ hash: 'aaaaaaaaaaaaaaaa', pages: { 'list-page': [], 'old-page': [] } })
const remote = describeRemote({ previous: former })
const newer = describeRemote({ hash: 'fedcba9876543210', previous: describeRemote() })
const HASHES: Record<string, string> = { [former.hash]: 'former', [remote.hash]: 'listed', [newer.hash]: 'newer' }

let network: FakeNetwork
let choose: typeof import('./choose-release')
let registry: typeof import('./registry')
let releases: typeof import('./release')

beforeEach(async () => {
  jest.resetModules()
  network = new FakeNetwork()
  registry = await import('./registry')
  choose = await import('./choose-release')
  releases = await import('./release')
  await list(remote)
})
afterEach(() => jest.restoreAllMocks())

async function list(...remotes: (typeof remote)[]) {
  network.published = remotes
  await registry.refreshRegistry()
}
const nameOf = (release: { hash: string } | undefined) => (release ? HASHES[release.hash] : undefined)
const order = (page = 'list-page') => choose.releasesFor('courses', page).map(nameOf)
const release = (of: typeof remote) => releases.releaseOf(of)
/** Returns the release in use, and the previous release that `openPrevious` would open. */
const state = () => [nameOf(choose.releaseInUse('courses')), nameOf(choose.previousRelease('courses', 'list-page'))]

test('the releases of a page are the listed one, then the previous one, each only if it has the page', () => {
  expect(order()).toEqual(['listed', 'former'])
  expect(order('old-page')).toEqual(['former'])
  expect(order('toString')).toEqual([])
  expect(choose.releasesFor('unknown', 'list-page')).toEqual([])
  expect(choose.releaseInUse('unknown')).toBeUndefined()
  expect(choose.previousRelease('unknown', 'list-page')).toBeUndefined()
})

test('pages keep coming from the opened release after another one is listed', async () => {
  choose.switchTo(release(remote))
  await list(newer)
  expect(order()).toEqual(['listed', 'newer'])
  expect(nameOf(choose.releaseInUse('courses'))).toBe('listed')
  // The release before the listed one is already in use, so there is no previous release to open.
  expect(state()).toEqual(['listed', undefined])
})

test('a release is not used again after `excludeRelease`, until `resetChoice`', () => {
  choose.switchTo(release(former))
  expect(state()).toEqual(['former', undefined])
  choose.excludeRelease(release(former))
  expect(state()).toEqual(['listed', undefined])
  choose.switchTo(release(former))
  expect(state()).toEqual(['listed', undefined])
  choose.resetChoice('courses')
  expect(state()).toEqual(['listed', 'former'])
  choose.switchTo(release(former))
  expect(state()).toEqual(['former', undefined])
})

test('excluding a release that is not in use does not change the one in use', () => {
  choose.switchTo(release(remote))
  choose.excludeRelease(release(former))
  expect(state()).toEqual(['listed', undefined])
})

test('`resetChoice` also resets the release in use, even if it is no longer listed', async () => {
  choose.switchTo(release(remote))
  choose.excludeRelease(release(remote))
  await list(newer)
  choose.switchTo(release(newer))
  choose.resetChoice('courses')
  expect(release(remote).isExcluded).toBe(false)
  expect(order()).toEqual(['newer', 'listed'])
  expect(() => choose.resetChoice('unknown')).not.toThrow()
})

test('a release of a remote that is no longer listed is ignored', async () => {
  await list()
  choose.switchTo(release(remote))
  choose.excludeRelease(release(remote))
  expect(choose.releaseInUse('courses')).toBeUndefined()
})

/** @jest-environment jsdom */
import { describeRemote, FakeNetwork } from '../testing/fake-network'

const former = describeRemote({ hash: 'aaaaaaaaaaaaaaaa', pages: { 'list-page': [], 'old-page': [] } })
const remote = describeRemote({ previous: former })
const newer = describeRemote({ hash: 'fedcba9876543210', previous: describeRemote() })
const HASHES: Record<string, string> = { [former.hash]: 'former', [remote.hash]: 'listed', [newer.hash]: 'newer' }

let network: FakeNetwork
let registry: typeof import('./registry')
let releases: typeof import('./release')

beforeEach(async () => {
  jest.resetModules()
  network = new FakeNetwork()
  registry = await import('./registry')
  releases = await import('./release')
  await list(remote)
})
afterEach(() => jest.restoreAllMocks())

async function list(...remotes: (typeof remote)[]) {
  network.published = remotes
  await registry.refreshRegistry()
}
const nameOf = (release: { hash: string } | undefined) => (release ? HASHES[release.hash] : undefined)
const order = (page = 'list-page') => registry.releasesFor('courses', page).map(nameOf)
const release = (of: typeof remote) => releases.releaseOf(of)
/** Returns the release in use, and the previous release that `openPrevious` would open. */
const state = () => [nameOf(registry.releaseInUse('courses')), nameOf(registry.previousRelease('courses', 'list-page'))]

test('the releases of a page are the listed one, then the previous one, each only if it has the page', () => {
  expect(order()).toEqual(['listed', 'former'])
  expect(order('old-page')).toEqual(['former'])
  expect(order('toString')).toEqual([])
  expect(registry.releasesFor('unknown', 'list-page')).toEqual([])
  expect(registry.releaseInUse('unknown')).toBeUndefined()
  expect(registry.previousRelease('unknown', 'list-page')).toBeUndefined()
})

test('pages keep coming from the opened release after another one is listed', async () => {
  registry.switchTo(release(remote))
  await list(newer)
  expect(order()).toEqual(['listed', 'newer'])
  expect(nameOf(registry.releaseInUse('courses'))).toBe('listed')
  // The release before the listed one is already in use, so there is no previous release to open.
  expect(state()).toEqual(['listed', undefined])
})

test('a release is not used again after `excludeRelease`, until `resetChoice`', () => {
  registry.switchTo(release(former))
  expect(state()).toEqual(['former', undefined])
  registry.excludeRelease(release(former))
  expect(state()).toEqual(['listed', undefined])
  registry.switchTo(release(former))
  expect(state()).toEqual(['listed', undefined])
  registry.resetChoice('courses')
  expect(state()).toEqual(['listed', 'former'])
  registry.switchTo(release(former))
  expect(state()).toEqual(['former', undefined])
})

test('excluding a release that is not in use does not change the one in use', () => {
  registry.switchTo(release(remote))
  registry.excludeRelease(release(former))
  expect(state()).toEqual(['listed', undefined])
})

test('`resetChoice` also resets the release in use, even if it is no longer listed', async () => {
  registry.switchTo(release(remote))
  registry.excludeRelease(release(remote))
  await list(newer)
  registry.switchTo(release(newer))
  registry.resetChoice('courses')
  expect(release(remote).isExcluded).toBe(false)
  expect(order()).toEqual(['newer', 'listed'])
  expect(() => registry.resetChoice('unknown')).not.toThrow()
})

test('a release of a remote that is no longer listed is ignored', async () => {
  await list()
  registry.switchTo(release(remote))
  registry.excludeRelease(release(remote))
  expect(registry.releaseInUse('courses')).toBeUndefined()
})

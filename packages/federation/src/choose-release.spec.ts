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
const named = (release: { hash: string } | undefined) => (release ? HASHES[release.hash] : undefined)
const order = (page = 'list-page') => choose.releasesFor('courses', page).map(named)
const release = (of: typeof remote) => releases.releaseOf(of)
const state = () => [named(choose.releaseInUse('courses')), named(choose.previousRelease('courses', 'list-page'))]

test('the listed release comes first, then the one before it, each with the page alone', () => {
  expect(order()).toEqual(['listed', 'former'])
  expect(order('old-page')).toEqual(['former'])
  expect(order('toString')).toEqual([])
  expect(choose.releasesFor('unknown', 'list-page')).toEqual([])
  expect(choose.releaseInUse('unknown')).toBeUndefined()
  expect(choose.previousRelease('unknown', 'list-page')).toBeUndefined()
})

test('pages stay with the release from which one was opened, when another one is listed', async () => {
  choose.use(release(remote))
  await list(newer)
  expect(order()).toEqual(['listed', 'newer'])
  expect(named(choose.releaseInUse('courses'))).toBe('listed')
  // It is the one in use already.
  expect(state()).toEqual(['listed', undefined])
})

test('one that was left is not used again before it is chosen anew', () => {
  choose.use(release(former))
  expect(state()).toEqual(['former', undefined])
  choose.leave(release(former))
  expect(state()).toEqual(['listed', undefined])
  choose.use(release(former))
  expect(state()).toEqual(['listed', undefined])
  choose.chooseAgain('courses')
  expect(state()).toEqual(['listed', 'former'])
  choose.use(release(former))
  expect(state()).toEqual(['former', undefined])
})

test('one that is left while another one is in use leaves that in use', () => {
  choose.use(release(remote))
  choose.leave(release(former))
  expect(state()).toEqual(['listed', undefined])
})

test('choosing anew forgets the release in use too, also where it is no longer listed', async () => {
  choose.use(release(remote))
  choose.leave(release(remote))
  await list(newer)
  choose.use(release(newer))
  choose.chooseAgain('courses')
  expect(release(remote).isLeft).toBe(false)
  expect(order()).toEqual(['newer', 'listed'])
  expect(() => choose.chooseAgain('unknown')).not.toThrow()
})

test('a release of a remote that is listed no more is neither used nor missed', async () => {
  await list()
  choose.use(release(remote))
  choose.leave(release(remote))
  expect(choose.releaseInUse('courses')).toBeUndefined()
})

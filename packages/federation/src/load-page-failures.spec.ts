/** @jest-environment jsdom */
import { addressOf, describeRemote } from '../testing/fake-network'
import { CHUNK, ENTRY, former, HEALTH, LIST, newer, remote, withFormer } from '../testing/fake-releases'
import {
  FormerPage,
  leaveAtRun,
  list,
  load,
  network,
  Page,
  pages,
  reasons,
  shown,
  startPages,
  times,
} from '../testing/page-loads'

startPages()

describe('with a release before it', () => {
  beforeEach(() => list(withFormer))

  test.each([
    ['missing', 'withdrawn', 10],
    ['tampered', 'integrity', 10],
    ['unavailable', 'unavailable', 610],
    ['hangs', 'timeout', 4010],
  ] as const)('a file that is %s: that one opens, with its texts', async (arrival, reason, milliseconds) => {
    network.set(CHUNK, arrival)
    await expect(load({ milliseconds })).resolves.toMatchObject({ Page: FormerPage, release: { hash: former.hash } })
    expect(shown).toEqual([former.hash])
    expect(reasons()).toEqual([reason])
  })

  test('all pages come from it from then on, until a retry', async () => {
    network.set(ENTRY, 'tampered')
    await load({ milliseconds: 10 })
    network.set(ENTRY, 'sound')
    await expect(load()).resolves.toMatchObject({ release: { hash: former.hash } })
    await expect(load({ fresh: true })).resolves.toMatchObject({ release: { hash: withFormer.hash } })
  })

  test('it is the one that the page says it uses', async () => {
    const { releasesInUse } = await import('@fichero/kit/releases')
    const told = () => releasesInUse().map(({ name, hash }) => ({ name, hash }))
    expect(told()).toEqual([{ name: 'courses', hash: withFormer.hash }])
    network.set(ENTRY, 'tampered')
    await load({ milliseconds: 10 })
    expect(told()).toEqual([{ name: 'courses', hash: former.hash }])
  })

  test('if it fails too, the reason is that of the newer one', async () => {
    network.set(ENTRY, 'tampered')
    leaveAtRun(former, {})
    await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'integrity' })
    expect(reasons()).toEqual(['integrity', 'contract'])
  })

  test('both hang: eight seconds in all', async () => {
    network.set(ENTRY, 'hangs')
    network.set(addressOf(former, 'remote-entry.js'), 'hangs')
    await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('it is not begun where the first one took all of the eight seconds', async () => {
    leaveAtRun(remote, { 'list-page': new Promise(() => undefined) })
    await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'timeout' })
    expect(times(addressOf(former, 'remote-entry.js'))).toBe(0)
  })

  test('it opens on request, and not again once it is in use', async () => {
    const { previousRelease } = await import('./choose-release')
    await load()
    expect(previousRelease('courses', 'list-page')?.hash).toBe(former.hash)
    pages.openPrevious('courses', 'list-page')
    await expect(load()).resolves.toMatchObject({ Page: FormerPage, release: { hash: former.hash } })
    expect(previousRelease('courses', 'list-page')).toBeUndefined()
  })
})

test('a page of a release that was left, which arrives later, does not bring it back', async () => {
  const both = { 'list-page': ['list-page.js'], 'other-page': ['dialog.js'] }
  await list(describeRemote({ pages: both, previous: { ...former, pages: both } }))
  let arrived: (() => void) | undefined
  const exposed = new Promise<object>((resolve) => {
    arrived = () => resolve({ Page })
  })
  leaveAtRun(remote, { 'list-page': exposed })
  leaveAtRun(former, { 'list-page': { Page: FormerPage }, 'other-page': { Page: FormerPage } })
  network.set(addressOf(remote, 'dialog.js'), 'tampered')
  const loading = pages.loadPage('courses', 'list-page')
  await expect(load({ page: 'other-page' })).resolves.toMatchObject({ release: { hash: former.hash } })
  arrived?.()
  await expect(loading).resolves.toMatchObject({ release: { hash: remote.hash } })
  await expect(load()).resolves.toMatchObject({ release: { hash: former.hash } })
})

describe('a release that failed', () => {
  test('is not tried again by navigation for thirty seconds, and then is', async () => {
    network.set(ENTRY, 'hangs')
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
    const asked = network.asked.length
    await expect(load()).rejects.toMatchObject({ reason: 'timeout' })
    await expect(pages.loadPage('courses', 'other-page')).rejects.toMatchObject({ reason: 'withdrawn' })
    expect(network.asked).toHaveLength(asked)
    network.set(ENTRY, 'sound')
    await jest.advanceTimersByTimeAsync(30_000)
    await expect(load()).resolves.toMatchObject({ Page })
  })

  test('is tried again at once by Retry, after the list of remotes', async () => {
    network.set(ENTRY, 'hangs')
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
    network.asked.length = 0
    network.set(ENTRY, 'sound')
    await expect(load({ fresh: true })).resolves.toMatchObject({ Page })
    expect(network.asked[0]).toBe(LIST)
  })
})

test.each([
  ['refused with an error', 'unavailable', 'sound', 'unavailable'],
  ['blocked', 'unreachable', 'sound', 'unavailable'],
  ['refused, as all else is,', 'unavailable', 'unavailable', 'network'],
  ['not to be reached, as the server is', 'unreachable', 'unreachable', 'network'],
  ['refused by a server that hangs', 'unavailable', 'hangs', 'network'],
] as const)('a file that is %s is told so, and tried again at once', async (_, arrival, server, reason) => {
  network.set(CHUNK, arrival)
  network.set(HEALTH, server)
  await expect(load({ milliseconds: 2610 })).rejects.toMatchObject({ reason, message: expect.stringContaining(CHUNK) })
  expect([reasons(), times(HEALTH)]).toEqual([[reason], 1])
  network.set(CHUNK, 'sound')
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a file that is gone is no matter of the connection', async () => {
  network.set(CHUNK, 'missing')
  await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(times(HEALTH)).toBe(0)
})

test('a manual retry takes the newer release', async () => {
  await load()
  network.published = [newer]
  await expect(load({ fresh: true })).resolves.toMatchObject({ release: { hash: newer.hash } })
})

test('a registry that hangs is given up after four seconds, and the known release opens', async () => {
  network.set(LIST, 'hangs')
  await expect(load({ fresh: true, milliseconds: 4000 })).resolves.toMatchObject({ Page })
  expect(network.aborted).toEqual([LIST])
})

test.each([
  ['timeout', 'timeout'],
  ['error', 'unavailable'],
  ['missing', 'evaluate'],
] as const)('a file that arrived and whose element ends with “%s” fails with %s', async (type, reason) => {
  const failure = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type })
  leaveAtRun(remote, { 'list-page': failure })
  await expect(load()).rejects.toMatchObject({ reason })
})

test('eight seconds are all, also while the list of remotes is asked for another release', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  network.set(CHUNK, 'missing')
  network.set(LIST, 'hangs')
  const loading = pages.loadPage('courses', 'list-page')
  loading.catch(() => undefined)
  await jest.advanceTimersByTimeAsync(7990)
  expect([times(LIST), network.aborted]).toEqual([1, []])
  await jest.advanceTimersByTimeAsync(10)
  expect(network.aborted).toEqual([LIST])
  await expect(loading).rejects.toMatchObject({ reason: 'withdrawn' })
})

test('a page whose code never settles takes eight seconds', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  leaveAtRun(remote, { 'list-page': new Promise(() => undefined) })
  const failed = jest.fn()
  pages.loadPage('courses', 'list-page').catch(failed)
  await jest.advanceTimersByTimeAsync(7999)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
})

/** @jest-environment jsdom */
import { addressOf, describeRemote } from '../testing/fake-network'
import { CHUNK, ENTRY, former, HEALTH, LIST, newer, remote, withFormer } from '../testing/fake-releases'
import {
  exposeAtRun,
  FormerPage,
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

describe('with a previous release', () => {
  beforeEach(() => list(withFormer))

  test.each([
    ['missing', 'withdrawn', 10],
    ['tampered', 'integrity', 10],
    ['unavailable', 'unavailable', 610],
    ['hangs', 'timeout', 4010],
  ] as const)(
    'the previous release opens with its translations if a file is %s',
    async (arrival, reason, milliseconds) => {
      network.set(CHUNK, arrival)
      await expect(load({ milliseconds })).resolves.toMatchObject({ Page: FormerPage, release: { hash: former.hash } })
      expect(shown).toEqual([former.hash])
      expect(reasons()).toEqual([reason])
    },
  )

  test('all further pages come from the previous release, until a retry', async () => {
    network.set(ENTRY, 'tampered')
    await load({ milliseconds: 10 })
    network.set(ENTRY, 'intact')
    await expect(load()).resolves.toMatchObject({ release: { hash: former.hash } })
    await expect(load({ fresh: true })).resolves.toMatchObject({ release: { hash: withFormer.hash } })
  })

  test('the page lists the previous release as the one in use after a fallback', async () => {
    const { releasesInUse } = await import('@fichero/kit/releases')
    const inUse = () => releasesInUse().map(({ name, hash }) => ({ name, hash }))
    expect(inUse()).toEqual([{ name: 'courses', hash: withFormer.hash }])
    network.set(ENTRY, 'tampered')
    await load({ milliseconds: 10 })
    expect(inUse()).toEqual([{ name: 'courses', hash: former.hash }])
  })

  test('rejects with the reason of the newer release if both releases fail', async () => {
    network.set(ENTRY, 'tampered')
    exposeAtRun(former, {})
    await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'integrity' })
    expect(reasons()).toEqual(['integrity', 'contract'])
  })

  test('loading times out after eight seconds in total if both releases hang', async () => {
    network.set(ENTRY, 'hangs')
    network.set(addressOf(former, 'remote-entry.js'), 'hangs')
    await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('the previous release is not tried if the newer release used up the eight seconds', async () => {
    exposeAtRun(remote, { 'list-page': new Promise(() => undefined) })
    await expect(load({ milliseconds: 8000 })).rejects.toMatchObject({ reason: 'timeout' })
    expect(times(addressOf(former, 'remote-entry.js'))).toBe(0)
    pages.openPrevious('courses', 'list-page')
    await expect(load()).resolves.toMatchObject({ Page: FormerPage })
  })

  test('the previous release is not offered if it failed too', async () => {
    const { previousRelease } = await import('./registry')
    network.set(CHUNK, 'tampered')
    exposeAtRun(former, {})
    await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'integrity' })
    expect(previousRelease('courses', 'list-page')).toBeUndefined()
  })

  test('the previous release opens on request, but not if it is already in use', async () => {
    const { previousRelease } = await import('./registry')
    await load()
    expect(previousRelease('courses', 'list-page')?.hash).toBe(former.hash)
    pages.openPrevious('courses', 'list-page')
    await expect(load()).resolves.toMatchObject({ Page: FormerPage, release: { hash: former.hash } })
    expect(previousRelease('courses', 'list-page')).toBeUndefined()
  })
})

test('a page that loads late does not switch back to a release that has failed since', async () => {
  const both = { 'list-page': ['list-page.js'], 'other-page': ['dialog.js'] }
  await list(describeRemote({ pages: both, previous: { ...former, pages: both } }))
  let arrived: (() => void) | undefined
  const exposed = new Promise<object>((resolve) => {
    arrived = () => resolve({ Page })
  })
  exposeAtRun(remote, { 'list-page': exposed })
  exposeAtRun(former, { 'list-page': { Page: FormerPage }, 'other-page': { Page: FormerPage } })
  network.set(addressOf(remote, 'dialog.js'), 'tampered')
  const loading = pages.loadPage('courses', 'list-page')
  await expect(load({ page: 'other-page' })).resolves.toMatchObject({ release: { hash: former.hash } })
  arrived?.()
  await expect(loading).resolves.toMatchObject({ release: { hash: remote.hash } })
  await expect(load()).resolves.toMatchObject({ release: { hash: former.hash } })
})

describe('a release that failed', () => {
  test('is tried again by navigation only after thirty seconds', async () => {
    network.set(ENTRY, 'hangs')
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
    const asked = network.asked.length
    await expect(load()).rejects.toMatchObject({ reason: 'timeout' })
    await expect(pages.loadPage('courses', 'other-page')).rejects.toMatchObject({ reason: 'withdrawn' })
    expect(network.asked).toHaveLength(asked)
    network.set(ENTRY, 'intact')
    await jest.advanceTimersByTimeAsync(30_000)
    await expect(load()).resolves.toMatchObject({ Page })
  })

  test('is tried again at once by Retry, after a request for the list of remotes', async () => {
    network.set(ENTRY, 'hangs')
    await expect(load({ milliseconds: 4000 })).rejects.toMatchObject({ reason: 'timeout' })
    network.asked.length = 0
    network.set(ENTRY, 'intact')
    await expect(load({ fresh: true })).resolves.toMatchObject({ Page })
    expect(network.asked[0]).toBe(LIST)
  })
})

test.each([
  ['answered with 503 while the server works', 'unavailable', 'intact', 'unavailable'],
  ['unreachable while the server answers', 'unreachable', 'intact', 'unavailable'],
  ['answered with 503 like every other request', 'unavailable', 'unavailable', 'network'],
  ['unreachable like the server', 'unreachable', 'unreachable', 'network'],
  ['answered with 503 while the server hangs', 'unavailable', 'hangs', 'network'],
] as const)(
  'a file that is %s fails with the right reason, and can be requested again at once',
  async (_, arrival, server, reason) => {
    network.set(CHUNK, arrival)
    network.set(HEALTH, server)
    await expect(load({ milliseconds: 2610 })).rejects.toMatchObject({
      reason,
      message: expect.stringContaining(CHUNK),
    })
    expect([reasons(), times(HEALTH)]).toEqual([[reason], 1])
    network.set(CHUNK, 'intact')
    await expect(load()).resolves.toMatchObject({ Page })
  },
)

test('a missing file does not cause a check of the connection', async () => {
  network.set(CHUNK, 'missing')
  await expect(load({ milliseconds: 10 })).rejects.toMatchObject({ reason: 'withdrawn' })
  expect(times(HEALTH)).toBe(0)
})

test('a manual retry uses the newer release', async () => {
  await load()
  network.published = [newer]
  await expect(load({ fresh: true })).resolves.toMatchObject({ release: { hash: newer.hash } })
})

test('a request for the list of remotes that hangs is aborted after four seconds, and the known release opens', async () => {
  network.set(LIST, 'hangs')
  await expect(load({ fresh: true, milliseconds: 4000 })).resolves.toMatchObject({ Page })
  expect(network.aborted).toEqual([LIST])
})

test.each([
  ['timeout', 'timeout'],
  ['error', 'unavailable'],
  ['missing', 'evaluate'],
] as const)('a chunk error of type “%s” in a file that arrived fails with %s', async (type, reason) => {
  const failure = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type })
  exposeAtRun(remote, { 'list-page': failure })
  await expect(load()).rejects.toMatchObject({ reason })
})

test('the limit of eight seconds includes the request for the list of remotes', async () => {
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

test('a page whose code never settles times out after eight seconds', async () => {
  await jest.advanceTimersByTimeAsync(10_000)
  exposeAtRun(remote, { 'list-page': new Promise(() => undefined) })
  const failed = jest.fn()
  pages.loadPage('courses', 'list-page').catch(failed)
  await jest.advanceTimersByTimeAsync(7999)
  expect(failed).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
})

/** @jest-environment jsdom */
import { CHUNK, ENTRY, remote, STYLE } from '../testing/fake-releases'
import { load, network, Page, reasons, SETTLE, shown, startPages } from '../testing/page-loads'

startPages()

async function prefetch(page = 'list-page') {
  const { prefetchPage } = await import('./load-page')
  const prefetching = prefetchPage('courses', page)
  await jest.advanceTimersByTimeAsync(SETTLE)
  return prefetching
}

test('a prefetched page opens without a request, and prefetching does not run it', async () => {
  await prefetch()
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, STYLE]))
  expect([network.taken, shown]).toEqual([[], []])
  await prefetch()
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
  await prefetch()
  expect(network.asked).toHaveLength(3)
})

test('a failed prefetch is only logged, and opening the page requests the file again', async () => {
  network.set(CHUNK, 'missing')
  await prefetch()
  network.set(CHUNK, 'intact')
  expect(reasons()).toEqual([])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('courses/list-page'), expect.any(Error))
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a page that failed recently, or that no release has, is not prefetched', async () => {
  await prefetch('no-page')
  network.set(CHUNK, 'missing')
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  network.asked.length = 0
  await prefetch()
  expect(network.asked).toEqual([])
})

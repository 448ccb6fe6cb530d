/** @jest-environment jsdom */
import { CHUNK, ENTRY, remote, STYLE } from '../testing/fake-releases'
import { load, network, Page, reasons, SETTLE, shown, startPages } from '../testing/page-loads'

startPages()

async function warm(page = 'list-page') {
  const { warmPage } = await import('./warm-page')
  const warming = warmPage('courses', page)
  await jest.advanceTimersByTimeAsync(SETTLE)
  return warming
}

test('a prefetched page opens without a request, and prefetching does not run it', async () => {
  await warm()
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, STYLE]))
  expect([network.taken, shown]).toEqual([[], []])
  await warm()
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
  await warm()
  expect(network.asked).toHaveLength(3)
})

test('a failed prefetch is only logged, and opening the page requests the file again', async () => {
  network.set(CHUNK, 'missing')
  await warm()
  network.set(CHUNK, 'intact')
  expect(reasons()).toEqual([])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('courses/list-page'), expect.any(Error))
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a page that failed recently, or that no release has, is not prefetched', async () => {
  await warm('no-page')
  network.set(CHUNK, 'missing')
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  network.asked.length = 0
  await warm()
  expect(network.asked).toEqual([])
})

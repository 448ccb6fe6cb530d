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

test('a page whose files were fetched ahead opens without a request, and not before it is asked for', async () => {
  await warm()
  expect(new Set(network.asked)).toEqual(new Set([ENTRY, CHUNK, STYLE]))
  expect([network.taken, shown]).toEqual([[], []])
  await warm()
  await expect(load()).resolves.toMatchObject({ Page, release: { hash: remote.hash } })
  await warm()
  expect(network.asked).toHaveLength(3)
})

test('what does not arrive ahead is told to the console only, and is asked for again when the page opens', async () => {
  network.set(CHUNK, 'missing')
  await warm()
  network.set(CHUNK, 'sound')
  expect(reasons()).toEqual([])
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('courses/list-page'), expect.any(Error))
  await expect(load()).resolves.toMatchObject({ Page })
})

test('a page that failed a moment ago, or that no release has, is not fetched', async () => {
  await warm('no-page')
  network.set(CHUNK, 'missing')
  await expect(load()).rejects.toMatchObject({ reason: 'withdrawn' })
  network.asked.length = 0
  await warm()
  expect(network.asked).toEqual([])
})

/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { call } from './call'
import { PREFETCH_MS, prefetchCalls } from './prefetch-calls'

let sent: [method: string, url: string, signal: AbortSignal | undefined][]
const urls = () => sent.map(([, url]) => url)

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  delete window.handedCalls
  globalThis.fetch = async (url, { method = 'GET', signal } = {}) => {
    sent.push([method, String(url), signal ?? undefined])
    return { status: 200, ok: true, headers: new Headers(), text: async () => '{"ok":true,"total":7}' } as Response
  }
})
afterEach(() => void jest.useRealTimers())

test('a prefetched answer is used once, by the screen that opens', async () => {
  prefetchCalls(['/api/fichas?page=1'])
  expect(await call(listFichas, { query: { page: 1 } } as never)).toMatchObject({ total: 7 })
  expect(urls()).toEqual(['/api/fichas?page=1'])
  await call(listFichas, { query: { page: 1 } } as never)
  expect(urls()).toHaveLength(2)
})

test('a pending request is not sent again, and a request that no screen uses is aborted', () => {
  prefetchCalls(['/api/fichas'])
  prefetchCalls(['/api/fichas', '/api/programs'])
  expect(urls()).toEqual(['/api/fichas', '/api/programs'])
  jest.advanceTimersByTime(PREFETCH_MS)
  expect(sent.map(([, , signal]) => signal?.aborted)).toEqual([true, true])
  prefetchCalls(['/api/fichas'])
  expect(urls()).toHaveLength(3)
})

test('a change discards the prefetched answers', async () => {
  prefetchCalls(['/api/fichas'])
  await call({ ...listFichas, method: 'POST' } as never, {} as never)
  await call(listFichas, {} as never)
  expect(sent.map(([method, url]) => `${method} ${url}`)).toEqual([
    'GET /api/fichas',
    'POST /api/fichas',
    'GET /api/fichas',
  ])
})

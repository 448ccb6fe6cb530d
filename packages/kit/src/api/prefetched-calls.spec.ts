/** @jest-environment jsdom */
import { type PrefetchedCall, renewPrefetchToken, takePrefetched } from './prefetched-calls'

const HEADERS = { accept: 'application/json', 'accept-language': 'es', 'x-token': 't' }
const answer = {} as Response
const stop = jest.fn()

/** Puts a prefetched request into the page. */
function prefetch(overrides: Partial<PrefetchedCall> = {}) {
  window.handedCalls = [
    {
      url: '/api/fichas?page=1&mias=true',
      headers: { ...HEADERS },
      response: Promise.resolve(answer),
      stop,
      ...overrides,
    },
  ]
}
const take = (url = '/api/fichas?page=1&mias=true', headers: object = HEADERS, signal?: AbortSignal) =>
  takePrefetched(url, headers as Record<string, string>, signal)

beforeEach(() => {
  stop.mockClear()
  prefetch()
})
afterEach(() => {
  delete window.handedCalls
})

test('a prefetched answer is used once, even with the query parameters in another order', async () => {
  await expect(take('/api/fichas?mias=true&page=1')).resolves.toBe(answer)
  expect(take()).toBeUndefined()
})

test('if nothing was prefetched, undefined is returned', () => {
  delete window.handedCalls
  expect(take()).toBeUndefined()
})

test.each<[string, string, object]>([
  ['another path', '/api/ficha?page=1&mias=true', HEADERS],
  ['another value', '/api/fichas?page=2&mias=true', HEADERS],
  ['more parameters', '/api/fichas?page=1&mias=true&q=a', HEADERS],
  ['another language', '/api/fichas?page=1&mias=true', { ...HEADERS, 'accept-language': 'en' }],
  ["another session's token", '/api/fichas?page=1&mias=true', { ...HEADERS, 'x-token': 'other' }],
  ['no token', '/api/fichas?page=1&mias=true', { accept: HEADERS.accept, 'accept-language': 'es' }],
  ['a version', '/api/fichas?page=1&mias=true', { ...HEADERS, 'if-match': '"1"' }],
])('a request with %s does not use the prefetched answer', (_, url, headers) => {
  expect(take(url, headers)).toBeUndefined()
  expect(window.handedCalls).toHaveLength(1)
})

test('a failed prefetch rejects for the caller that uses the answer', async () => {
  prefetch({ response: Promise.reject(new TypeError('no network')) })
  await expect(take()).rejects.toThrow('no network')
  expect(take()).toBeUndefined()
})

test('a screen that closes aborts the prefetched request, and a closed screen does not use it', () => {
  const closed = new AbortController()
  closed.abort()
  expect(take(undefined, HEADERS, closed.signal)).toBeUndefined()
  const screen = new AbortController()
  expect(take(undefined, HEADERS, screen.signal)).toBeDefined()
  expect(stop).not.toHaveBeenCalled()
  screen.abort()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a prefetched request matches the renewed token of its session', () => {
  renewPrefetchToken('other', 'none')
  renewPrefetchToken('t', 't2')
  expect(take()).toBeUndefined()
  expect(take(undefined, { ...HEADERS, 'x-token': 't2' })).toBeDefined()
  expect(() => renewPrefetchToken('t', 't2')).not.toThrow()
})

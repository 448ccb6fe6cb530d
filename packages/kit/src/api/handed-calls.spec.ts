/** @jest-environment jsdom */
import { type HandedCall, renewHanded, takeHanded } from './handed-calls'

const HEADERS = { accept: 'application/json', 'accept-language': 'es', 'x-token': 't' }
const answer = {} as Response
const stop = jest.fn()

/** A page that has sent a call. */
function handOver(given: Partial<HandedCall> = {}) {
  window.handedCalls = [
    {
      url: '/api/fichas?page=1&mias=true',
      headers: { ...HEADERS },
      response: Promise.resolve(answer),
      stop,
      ...given,
    },
  ]
}
const take = (url = '/api/fichas?page=1&mias=true', headers: object = HEADERS, signal?: AbortSignal) =>
  takeHanded(url, headers as Record<string, string>, signal)

beforeEach(() => {
  stop.mockClear()
  handOver()
})
afterEach(() => {
  delete window.handedCalls
})

test('an answer is taken once, whatever the order of its query', async () => {
  await expect(take('/api/fichas?mias=true&page=1')).resolves.toBe(answer)
  expect(take()).toBeUndefined()
})

test('without any there is nothing to take', () => {
  delete window.handedCalls
  expect(take()).toBeUndefined()
})

test.each<[string, string, object]>([
  ['another path', '/api/ficha?page=1&mias=true', HEADERS],
  ['another value', '/api/fichas?page=2&mias=true', HEADERS],
  ['more values', '/api/fichas?page=1&mias=true&q=a', HEADERS],
  ['another language', '/api/fichas?page=1&mias=true', { ...HEADERS, 'accept-language': 'en' }],
  ["another session's token", '/api/fichas?page=1&mias=true', { ...HEADERS, 'x-token': 'other' }],
  ['nobody signed in', '/api/fichas?page=1&mias=true', { accept: HEADERS.accept, 'accept-language': 'es' }],
  ['a version', '/api/fichas?page=1&mias=true', { ...HEADERS, 'if-match': '"1"' }],
])('a request with %s is sent as usual', (_, url, headers) => {
  expect(take(url, headers)).toBeUndefined()
  expect(window.handedCalls).toHaveLength(1)
})

test('what failed on the way is told to who takes it', async () => {
  handOver({ response: Promise.reject(new TypeError('no network')) })
  await expect(take()).rejects.toThrow('no network')
  expect(take()).toBeUndefined()
})

test('a screen that goes ends the request, and one that has gone does not take it', () => {
  const gone = new AbortController()
  gone.abort()
  expect(take(undefined, HEADERS, gone.signal)).toBeUndefined()
  const screen = new AbortController()
  expect(take(undefined, HEADERS, screen.signal)).toBeDefined()
  expect(stop).not.toHaveBeenCalled()
  screen.abort()
  expect(stop).toHaveBeenCalledTimes(1)
})

test('a renewed token is of the same session', () => {
  renewHanded('other', 'none')
  renewHanded('t', 't2')
  expect(take()).toBeUndefined()
  expect(take(undefined, { ...HEADERS, 'x-token': 't2' })).toBeDefined()
  expect(() => renewHanded('t', 't2')).not.toThrow()
})

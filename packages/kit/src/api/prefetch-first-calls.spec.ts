/** @jest-environment jsdom */
import type { AskedFirst } from '@fichero/contract/first-calls'
import { FIRST_CALLS_MS, prefetchFirstCalls } from './prefetch-first-calls'

const sent: { url: string; headers: object; signal: AbortSignal }[] = []

function page(asked: AskedFirst[] | '', session: Record<string, string> = {}) {
  document.body.innerHTML = '<script type="application/json" id="fichero-first-calls"></script>'
  const [data] = document.scripts
  if (data && asked) data.textContent = JSON.stringify(asked)
  localStorage.clear()
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
}
const SIGNED_IN = { token: 't', user: '{"id":1}', permisos: '["users:edit"]' }
const urls = () => sent.map(({ url }) => url)

beforeEach(() => {
  jest.useFakeTimers()
  sent.length = 0
  delete window.handedCalls
  globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: String(url), headers: init.headers as object, signal: init.signal as AbortSignal })
    throw new TypeError('no network')
  }
})

test('each request is sent once with the session, and a failure is reported only to the caller that uses the answer', async () => {
  page(
    [
      { access: 'authenticated', calls: ['/api/a', '/api/b'] },
      { access: 'users:edit', calls: ['/api/b'] },
    ],
    SIGNED_IN,
  )
  prefetchFirstCalls('en')
  expect(urls()).toEqual(['/api/a', '/api/b'])
  expect(sent[0]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'en', 'x-token': 't' })
  const [first] = window.handedCalls ?? []
  await expect(first?.response).rejects.toThrow('no network')
  first?.stop()
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

afterEach(() => void jest.useRealTimers())

test.each<[string, Record<string, string>, string[]]>([
  ['a user with a permission', SIGNED_IN, ['/api/all', '/api/in', '/api/edit']],
  ['a user without the permission', { ...SIGNED_IN, permisos: '[]' }, ['/api/all', '/api/in']],
  ['a visitor', {}, ['/api/all']],
  ['a user whose session cannot be parsed', { ...SIGNED_IN, user: '{' }, ['/api/all']],
])('prefetchFirstCalls sends only the requests that %s may make', (_, session, expected) => {
  page(
    [
      { access: 'public', calls: ['/api/all'] },
      { access: 'authenticated', calls: ['/api/in'] },
      { access: 'users:edit', calls: ['/api/edit'] },
    ],
    session,
  )
  prefetchFirstCalls('es')
  expect(urls()).toEqual(expected)
})

test.each<[string, AskedFirst[], string | undefined]>([
  [
    'the request that fills the first rows',
    [{ access: 'authenticated', calls: ['/api/b', '/api/a'], fills: '/api/a' }],
    '/api/a',
  ],
  ['undefined if no request fills first rows', [{ access: 'public', calls: ['/api/b'] }], undefined],
  [
    'undefined if the first rows are for other users',
    [
      { access: 'authenticated', calls: ['/api/a'] },
      { access: 'users:approve', calls: ['/api/a'], fills: '/api/a' },
    ],
    undefined,
  ],
])('prefetchFirstCalls returns %s', (_, asked, fills) => {
  page(asked, SIGNED_IN)
  expect(prefetchFirstCalls('es')?.url).toBe(fills)
})

test('prefetchFirstCalls sends nothing for a page that lists no requests', () => {
  page('', SIGNED_IN)
  prefetchFirstCalls('es')
  expect([urls(), window.handedCalls]).toEqual([[], []])
})

test('a request whose answer is not used in time is aborted', () => {
  page([{ access: 'public', calls: ['/api/taken', '/api/left'] }])
  prefetchFirstCalls('es')
  window.handedCalls = window.handedCalls?.slice(1)
  jest.advanceTimersByTime(FIRST_CALLS_MS - 1)
  expect(window.handedCalls).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(window.handedCalls).toEqual([])
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true])
})

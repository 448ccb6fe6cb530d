/** @jest-environment jsdom */
import type { AskedFirst } from '@fichero/contract/first-calls'
import { askFirst, HANDED_MS } from './ask-first'

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

test('calls are sent with the session, once each, and a failure waits for who takes it', async () => {
  page(
    [
      { access: 'authenticated', calls: ['/api/a', '/api/b'] },
      { access: 'users:edit', calls: ['/api/b'] },
    ],
    SIGNED_IN,
  )
  askFirst('en')
  expect(urls()).toEqual(['/api/a', '/api/b'])
  expect(sent[0]?.headers).toEqual({ accept: 'application/json', 'accept-language': 'en', 'x-token': 't' })
  const [first] = window.handedCalls ?? []
  await expect(first?.response).rejects.toThrow('no network')
  first?.stop()
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false])
})

afterEach(() => void jest.useRealTimers())

test.each<[string, Record<string, string>, string[]]>([
  ['a person with a permission', SIGNED_IN, ['/api/all', '/api/in', '/api/edit']],
  ['a person without it', { ...SIGNED_IN, permisos: '[]' }, ['/api/all', '/api/in', '/api/others']],
  ['nobody', {}, ['/api/all']],
  ['a session that cannot be read', { ...SIGNED_IN, user: '{' }, ['/api/all']],
])('for %s only what the page may ask is sent', (_, session, expected) => {
  page(
    [
      { access: 'public', calls: ['/api/all'] },
      { access: 'authenticated', calls: ['/api/in'] },
      { access: 'users:edit', calls: ['/api/edit'] },
      { access: 'authenticated', notFor: 'users:edit', calls: ['/api/others'] },
    ],
    session,
  )
  askFirst('es')
  expect(urls()).toEqual(expected)
})

test.each<[string, AskedFirst[], string | undefined]>([
  ['of who may open it', [{ access: 'authenticated', calls: ['/api/b', '/api/a'], fills: '/api/a' }], '/api/a'],
  ['of a part alone that has any', [{ access: 'public', calls: ['/api/b'] }], undefined],
  [
    'not of one that is of others',
    [
      { access: 'authenticated', calls: ['/api/a'] },
      { access: 'authenticated', notFor: 'users:edit', calls: ['/api/a'], fills: '/api/a' },
    ],
    undefined,
  ],
])('the call that fills the first rows is told: %s', (_, asked, fills) => {
  page(asked, SIGNED_IN)
  expect(askFirst('es')?.url).toBe(fills)
})

test('a page that names none sends none', () => {
  page('', SIGNED_IN)
  askFirst('es')
  expect([urls(), window.handedCalls]).toEqual([[], []])
})

test('what nobody takes is given up', () => {
  page([{ access: 'public', calls: ['/api/taken', '/api/left'] }])
  askFirst('es')
  window.handedCalls = window.handedCalls?.slice(1)
  jest.advanceTimersByTime(HANDED_MS - 1)
  expect(window.handedCalls).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(window.handedCalls).toEqual([])
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true])
})

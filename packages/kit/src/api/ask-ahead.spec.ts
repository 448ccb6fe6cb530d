/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { AHEAD_MS, askAhead } from './ask-ahead'
import { call } from './call'

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

test('the screen that opens takes the answer, once', async () => {
  askAhead(['/api/fichas?page=1'])
  expect(await call(listFichas, { query: { page: 1 } } as never)).toMatchObject({ total: 7 })
  expect(urls()).toEqual(['/api/fichas?page=1'])
  await call(listFichas, { query: { page: 1 } } as never)
  expect(urls()).toHaveLength(2)
})

test('what is on its way is not asked for again, and what nobody opens is given up', () => {
  askAhead(['/api/fichas'])
  askAhead(['/api/fichas', '/api/programs'])
  expect(urls()).toEqual(['/api/fichas', '/api/programs'])
  jest.advanceTimersByTime(AHEAD_MS)
  expect(sent.map(([, , signal]) => signal?.aborted)).toEqual([true, true])
  askAhead(['/api/fichas'])
  expect(urls()).toHaveLength(3)
})

test('no answer from before a change is shown after it', async () => {
  askAhead(['/api/fichas'])
  await call({ ...listFichas, method: 'POST' } as never, {} as never)
  await call(listFichas, {} as never)
  expect(sent.map(([method, url]) => `${method} ${url}`)).toEqual([
    'GET /api/fichas',
    'POST /api/fichas',
    'GET /api/fichas',
  ])
})

/** @jest-environment jsdom */
import { serverAnswers } from './server-answers'

type Answer = { status: number; text: string } | 'lost' | 'hangs'

/** The options of each request. */
let asked: (RequestInit | undefined)[]

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function server(answer: Answer) {
  globalThis.fetch = async (address, init) => {
    expect(address).toBe('/api/health/live')
    asked.push(init)
    if (answer === 'lost') throw new TypeError('Failed to fetch')
    if (answer === 'hangs')
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    const { status, text } = answer
    return { ok: status < 400, status, json: async () => JSON.parse(text) } as Response
  }
}

test.each<[string, Answer, boolean]>([
  ['contains "ok": true', { status: 200, text: '{"ok":true}' }, true],
  ['is lost', 'lost', false],
  ['fails', { status: 502, text: '{"ok":true}' }, false],
  ['is blocked', { status: 403, text: '{"ok":true}' }, false],
  ['is a sign-in page of the network', { status: 200, text: '<p>Wi-Fi</p>' }, false],
  ['has no "ok"', { status: 200, text: '{}' }, false],
  ['is null', { status: 200, text: 'null' }, false],
])('serverAnswers checks whether an answer that %s is from the server', async (_, answer, expected) => {
  server(answer)
  await expect(serverAnswers()).resolves.toBe(expected)
  expect(asked).toMatchObject([{ cache: 'no-store' }])
})

test('serverAnswers sends no request while the browser is offline', async () => {
  server({ status: 200, text: '{"ok":true}' })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(serverAnswers()).resolves.toBe(false)
  expect(asked).toEqual([])
})

test.each([
  ['two seconds by default', undefined, 2000],
  ['a shorter time limit of the caller', 500, 500],
  ['two seconds if the time limit of the caller is longer', 9000, 2000],
])('a request to a server that hangs is aborted after %s', async (_, limit, milliseconds) => {
  server('hangs')
  const settled = jest.fn()
  serverAnswers(limit).then(settled)
  await jest.advanceTimersByTimeAsync(milliseconds - 1)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(false)
})

test('concurrent checks share one request, and the next check sends another', async () => {
  server({ status: 200, text: '{"ok":true}' })
  await expect(Promise.all([serverAnswers(), serverAnswers()])).resolves.toEqual([true, true])
  expect(asked).toHaveLength(1)
  server('lost')
  await expect(serverAnswers()).resolves.toBe(false)
  expect(asked).toHaveLength(2)
})

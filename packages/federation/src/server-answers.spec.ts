/** @jest-environment jsdom */
import { serverAnswers } from './server-answers'

type Answer = { status: number; text: string } | 'lost' | 'hangs'

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
  ['says that it is well', { status: 200, text: '{"ok":true}' }, true],
  ['is lost', 'lost', false],
  ['fails', { status: 502, text: '{"ok":true}' }, false],
  ['is blocked', { status: 403, text: '{"ok":true}' }, false],
  ['is a sign-in page of the network', { status: 200, text: '<p>Wi-Fi</p>' }, false],
  ['is the answer of something else', { status: 200, text: '{}' }, false],
  ['is nothing', { status: 200, text: 'null' }, false],
])('an answer that %s', async (_, answer, expected) => {
  server(answer)
  await expect(serverAnswers()).resolves.toBe(expected)
  expect(asked).toMatchObject([{ cache: 'no-store' }])
})

test('a browser without a network is not asked further', async () => {
  server({ status: 200, text: '{"ok":true}' })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await expect(serverAnswers()).resolves.toBe(false)
  expect(asked).toEqual([])
})

test.each([
  [undefined, 2000],
  [500, 500],
  [9000, 2000],
])('with a limit of %p a server that hangs is given up after %d ms', async (limit, milliseconds) => {
  server('hangs')
  const settled = jest.fn()
  serverAnswers(limit).then(settled)
  await jest.advanceTimersByTimeAsync(milliseconds - 1)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(false)
})

test('several that ask at the same time ask once, and the next one asks again', async () => {
  server({ status: 200, text: '{"ok":true}' })
  await expect(Promise.all([serverAnswers(), serverAnswers()])).resolves.toEqual([true, true])
  expect(asked).toHaveLength(1)
  server('lost')
  await expect(serverAnswers()).resolves.toBe(false)
  expect(asked).toHaveLength(2)
})

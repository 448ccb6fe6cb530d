/** @jest-environment jsdom */
import { ConnectionError } from '../api/api-error'
import { CodeError } from './code-error'
import { loadCode } from './load-code'

const FILE = 'http://localhost/remotes/courses/0123456789abcdef/dialog.js'
const asked: [string, RequestInit | undefined][] = []

beforeEach(() => {
  asked.length = 0
})
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

/** What the server says of the file; without it, nothing. */
function serverAnswers(status?: number) {
  globalThis.fetch = async (address, init) => {
    asked.push([String(address), init])
    if (status === undefined) throw new TypeError('no connection')
    return { status } as Response
  }
}

/** As a bundler loads a part, whose file fails so many times. */
function bundled(failures: number, element: HTMLElement = scriptOf(FILE), type = 'error') {
  return jest.fn(async () => {
    if (failures === 0) return 'the part'
    failures -= 1
    document.head.append(element)
    if (type === 'error') element.dispatchEvent(new Event('error'))
    throw Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError', type })
  })
}

const scriptOf = (src: string) => Object.assign(document.createElement('script'), { src })
const sheetOf = (href: string) => Object.assign(document.createElement('link'), { href })

test('code that loads is asked for once', async () => {
  serverAnswers()
  const load = bundled(0)
  await expect(loadCode(load)).resolves.toBe('the part')
  expect([load.mock.calls.length, asked]).toEqual([1, []])
})

test.each([
  ['a script', scriptOf],
  ['a stylesheet', sheetOf],
])('%s that failed and is there is loaded once more, past the cache', async (_, element) => {
  serverAnswers(200)
  await expect(loadCode(bundled(1, element(FILE)))).resolves.toBe('the part')
  expect(asked).toMatchObject([[FILE, { cache: 'reload' }]])
})

test.each([404, 410])('a file for which the server answers %d is gone', async (status) => {
  serverAnswers(status)
  const load = bundled(1)
  await expect(loadCode(load)).rejects.toMatchObject({ name: 'CodeError', reason: 'withdrawn' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a file that is there and fails again is not what was built', async () => {
  serverAnswers(200)
  await expect(loadCode(bundled(2))).rejects.toMatchObject({ name: 'CodeError', reason: 'integrity' })
})

test.each([undefined, 400, 403, 500, 503])('a server that answers %p may have it later', async (status) => {
  serverAnswers(status)
  const failure = await loadCode(bundled(1)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConnectionError)
})

test('a server that does not answer is waited for four seconds', async () => {
  jest.useFakeTimers()
  globalThis.fetch = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const settled = jest.fn()
  const loading = loadCode(bundled(1)).catch(settled)
  await jest.advanceTimersByTimeAsync(3999)
  expect(settled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await loading
  expect(settled).toHaveBeenCalledWith(expect.any(ConnectionError))
})

test('code that came too late is not asked for again', async () => {
  serverAnswers(200)
  const load = bundled(1, scriptOf(FILE), 'timeout')
  await expect(loadCode(load)).rejects.toBeInstanceOf(ConnectionError)
  expect([load.mock.calls.length, asked]).toEqual([1, []])
})

test('a script that ran and did not bring its modules is no matter of the connection', async () => {
  serverAnswers(200)
  const load = bundled(1, scriptOf(FILE), 'missing')
  await expect(loadCode(load)).rejects.toMatchObject({ name: 'ChunkLoadError' })
  expect([load.mock.calls.length, asked]).toEqual([1, []])
})

test('what the code throws is thrown, even while another file fails', async () => {
  serverAnswers(404)
  const thrown = new TypeError('x is not a function')
  const load = async () => {
    document.head.append(scriptOf(FILE))
    document.head.lastElementChild?.dispatchEvent(new Event('error'))
    throw thrown
  }
  const failure = await loadCode(load).catch((error: unknown) => error)
  expect(failure).toBe(thrown)
  expect(failure).not.toBeInstanceOf(CodeError)
})

test('an error tells what it comes from', async () => {
  const cause = { name: 'ChunkLoadError', message: 'Loading chunk 1 failed.' }
  for (const [status, failures] of [
    [404, 1],
    [200, 2],
    [500, 1],
  ] as const) {
    serverAnswers(status)
    await expect(loadCode(bundled(failures))).rejects.toMatchObject({ cause })
  }
  serverAnswers(404)
  await expect(loadCode(bundled(1))).rejects.toThrow('A part of the page could not be loaded: withdrawn')
})

test('only what fails while the part loads is its file, and nothing waits afterwards', async () => {
  jest.useFakeTimers()
  serverAnswers(404)
  const other = document.createElement('img')
  await expect(loadCode(bundled(1, other))).rejects.toBeInstanceOf(ConnectionError)
  expect(asked).toEqual([])
  const [added, removed] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')]
  await expect(loadCode(bundled(1))).rejects.toBeInstanceOf(CodeError)
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(jest.getTimerCount()).toBe(0)
})

/** @jest-environment jsdom */
import { ConnectionError } from '../api/api-error'
import { CodeError } from './code-error'
import { loadCode } from './load-code'

const FILE = 'http://localhost/remotes/courses/0123456789abcdef/dialog.js'
const requested: [string, RequestInit | undefined][] = []

beforeEach(() => {
  requested.length = 0
})
afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

/** Sets the status that the server answers for the file; undefined for a lost connection. */
function serverAnswers(status?: number) {
  globalThis.fetch = async (address, init) => {
    requested.push([String(address), init])
    if (status === undefined) throw new TypeError('no connection')
    return { status } as Response
  }
}

/** Returns an `import()` of a bundler, whose file fails to load this many times. */
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

test('code that loads is imported once, and its file is not checked', async () => {
  serverAnswers()
  const load = bundled(0)
  await expect(loadCode(load)).resolves.toBe('the part')
  expect([load.mock.calls.length, requested]).toEqual([1, []])
})

test.each([
  ['a script', scriptOf],
  ['a stylesheet', sheetOf],
])('%s that failed to load although the server has it is loaded again, bypassing the cache', async (_, element) => {
  serverAnswers(200)
  await expect(loadCode(bundled(1, element(FILE)))).resolves.toBe('the part')
  expect(requested).toMatchObject([[FILE, { cache: 'reload' }]])
})

test.each([404, 410])('code is withdrawn if the server answers %d for its file', async (status) => {
  serverAnswers(status)
  const load = bundled(1)
  await expect(loadCode(load)).rejects.toMatchObject({ name: 'CodeError', reason: 'withdrawn' })
  expect(load).toHaveBeenCalledTimes(1)
})

test('an existing file that fails again is an integrity error', async () => {
  serverAnswers(200)
  await expect(loadCode(bundled(2))).rejects.toMatchObject({ name: 'CodeError', reason: 'integrity' })
})

test.each([
  ['does not answer', undefined],
  ['answers 400', 400],
  ['answers 403', 403],
  ['answers 500', 500],
  ['answers 503', 503],
])('the error is a lost connection if the server %s', async (_, status) => {
  serverAnswers(status)
  const failure = await loadCode(bundled(1)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ConnectionError)
})

test('the check of a file times out after four seconds', async () => {
  jest.useFakeTimers()
  globalThis.fetch = (_, init) =>
    new Promise((__, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const onError = jest.fn()
  const loading = loadCode(bundled(1)).catch(onError)
  await jest.advanceTimersByTimeAsync(3999)
  expect(onError).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  await loading
  expect(onError).toHaveBeenCalledWith(expect.any(ConnectionError))
})

test('after a timeout of the bundler, the file is neither checked nor loaded again', async () => {
  serverAnswers(200)
  const load = bundled(1, scriptOf(FILE), 'timeout')
  await expect(loadCode(load)).rejects.toBeInstanceOf(ConnectionError)
  expect([load.mock.calls.length, requested]).toEqual([1, []])
})

test('a script that ran without its modules is not a connection error', async () => {
  serverAnswers(200)
  const load = bundled(1, scriptOf(FILE), 'missing')
  await expect(loadCode(load)).rejects.toMatchObject({ name: 'ChunkLoadError' })
  expect([load.mock.calls.length, requested]).toEqual([1, []])
})

test('an error thrown by the code is passed on, even while another file fails', async () => {
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

test('a CodeError and a ConnectionError have a cause', async () => {
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

test('only scripts and style sheets that fail during the import are checked, and no listener remains', async () => {
  jest.useFakeTimers()
  serverAnswers(404)
  const other = document.createElement('img')
  await expect(loadCode(bundled(1, other))).rejects.toBeInstanceOf(ConnectionError)
  expect(requested).toEqual([])
  const [added, removed] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')]
  await expect(loadCode(bundled(1))).rejects.toBeInstanceOf(CodeError)
  expect(removed.mock.calls).toEqual(added.mock.calls)
  expect(jest.getTimerCount()).toBe(0)
})

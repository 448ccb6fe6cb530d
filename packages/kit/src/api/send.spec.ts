/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import { endReason, endSession, getSession, renewToken, startSession } from '../session/store'
import { ApiError, ConnectionError, FormatError } from './api-error'
import { callFile } from './call'
import { type Outgoing, receiveFile, send } from './send'

interface Answer {
  status?: number
  text?: string
  headers?: Record<string, string>
}
const SPANISH = { 'accept-language': 'es' }

const HALF_HOUR = 30 * 60_000
const SESSION_ENDED = '{"ok":false,"code":"session_ended","msg":"Su sesión terminó."}'
const content = { size: 3 } as Blob
let sent: { url: string; init: RequestInit }[]

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  startSession({ token: 't', user: { id: 1 } as User })
  window.dispatchEvent(new Event('keydown'))
})
afterEach(() => {
  jest.useRealTimers()
  endSession()
})

/** Answers every request; `meanwhile` runs before the answer. */
function answerWith({ status = 200, text = '{"ok":true}', headers = {} }: Answer, meanwhile = () => {}) {
  globalThis.fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init })
    meanwhile()
    const answer = { status, ok: status < 300, headers: new Headers(headers) }
    return { ...answer, text: async () => text, blob: async () => content } as Response
  }
}
const caught = async (work: Promise<unknown>) => work.catch((error: unknown) => error)
const GET = { method: 'GET', url: '/api/fichas' }

test.each<[string, Partial<Outgoing>, object, unknown]>([
  ['no content', {}, {}, null],
  ['a body', { body: { a: 1 } }, { 'content-type': 'application/json' }, '{"a":1}'],
  ['an empty body', { body: null }, { 'content-type': 'application/json' }, 'null'],
  ['a version', { ifMatch: 0 }, { 'if-match': '"0"' }, null],
])('a request with %s is sent', async (_, options, headers, body) => {
  answerWith({})
  await expect(send({ ...GET, ...options })).resolves.toEqual({ ok: true })
  const always = { ...SPANISH, accept: 'application/json', 'x-token': 't' }
  expect(sent).toEqual([{ url: '/api/fichas', init: { method: 'GET', body, headers: { ...always, ...headers } } }])
})

test.each<[string, Partial<Outgoing>, boolean]>([
  ['a change without content continues when the page closes', { method: 'DELETE' }, true],
  [
    'a change with content, which may be too large, does not continue when the page closes',
    { method: 'PUT', body: null },
    false,
  ],
  ['a read does not continue when the page closes', {}, false],
])('%s', async (_, options, isKeptAlive) => {
  answerWith({})
  await send({ ...GET, ...options })
  expect(sent[0]?.init.keepalive ?? false).toBe(isKeptAlive)
})

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['', 'es'],
])('a page with lang %j requests messages in %s', async (page, asked) => {
  document.documentElement.lang = page
  answerWith({})
  await send(GET).finally(() => {
    document.documentElement.lang = ''
  })
  expect(sent[0]?.init.headers).toMatchObject({ 'accept-language': asked })
})

test('a visitor sends no token, and the answer does not change the session', async () => {
  endSession()
  answerWith({ status: 401, text: SESSION_ENDED, headers: { 'x-token': 't2' } })
  await expect(send(GET)).rejects.toBeInstanceOf(ApiError)
  expect(sent[0]?.init.headers).toEqual({ ...SPANISH, accept: 'application/json' })
  expect(getSession()).toBeNull()
})

test.each([
  ['of an active user is stored', () => {}, 't2'],
  ['of an idle user is not stored', () => jest.advanceTimersByTime(HALF_HOUR), 't'],
  ['of a session that was renewed meanwhile is not stored', () => renewToken('t3'), 't3'],
  ['of a session that ended meanwhile is not stored', () => endSession(), undefined],
])('a renewed token %s', async (_, meanwhile, token) => {
  answerWith({ headers: { 'x-token': 't2' } }, meanwhile)
  await send(GET)
  expect(getSession()?.token).toBe(token)
})

test.each([
  [
    'the reason "contract ended"',
    '{"ok":false,"code":"contract_ended","msg":"Su contrato terminó."}',
    'Su contrato terminó.',
  ],
  [
    'the reason "contract not begun"',
    '{"ok":false,"code":"contract_not_begun","msg":"Su contrato comienza."}',
    'Su contrato comienza.',
  ],
  ['no reason after another error of the API', SESSION_ENDED, undefined],
  ['no reason after a 401 of a proxy', '<html>401</html>', undefined],
])('the sign-in page gets %s', async (_, text, reason) => {
  answerWith({ status: 401, text })
  await send(GET).catch(() => undefined)
  expect([getSession(), endReason()]).toEqual([null, reason])
})

test.each([
  [401, () => {}, undefined],
  [403, () => {}, 't'],
  [401, () => renewToken('t3'), 't3'],
])('a status of %i ends only the session that sent the request', async (status, meanwhile, token) => {
  answerWith({ status, text: SESSION_ENDED }, meanwhile)
  expect(await caught(send(GET))).toMatchObject({ status, code: 'session_ended' })
  expect(getSession()?.token).toBe(token)
})

test('a lost connection has its cause, and an aborted request is reported as aborted', async () => {
  const lost = new TypeError('lost')
  globalThis.fetch = () => Promise.reject(lost)
  expect(await caught(send(GET))).toMatchObject({ name: 'ConnectionError', cause: lost })
  const { signal } = new AbortController()
  expect(await caught(send({ ...GET, signal }))).toBeInstanceOf(ConnectionError)
  const over = new AbortController()
  over.abort()
  expect(await caught(send({ ...GET, signal: over.signal }))).toBe(lost)
})

const FILE = { 'content-disposition': 'attachment; filename="Ficha 7.xlsx"' }

test.each<[string, Answer, unknown]>([
  ['a downloaded file has the name of the header', { headers: FILE }, { name: 'Ficha 7.xlsx', content }],
  [
    'an answer without a file name, such as the page of a proxy, is an error',
    { text: '<html>' },
    expect.any(FormatError),
  ],
  ['JSON in place of a file is an error', {}, expect.any(FormatError)],
  [
    'a file with an empty name is an error',
    { headers: { 'content-disposition': 'filename=""' } },
    expect.any(FormatError),
  ],
  [
    'a rejected download throws the error of the API',
    { status: 401, text: SESSION_ENDED, headers: FILE },
    expect.any(ApiError),
  ],
])('%s', async (_, answer, expected) => {
  answerWith(answer)
  expect(await caught(receiveFile(GET))).toEqual(expected)
  expect(sent[0]?.init.headers).toEqual({ ...SPANISH, accept: '*/*', 'x-token': 't' })
})

test('a call whose answer is a file can send a body or a file', async () => {
  answerWith({ headers: FILE })
  const declared = { method: 'POST', path: '/x/:id', access: 'public', reads: [], changes: [], download: true } as const
  await callFile(declared, { params: { id: 7 }, query: { idioma: 'es' }, body: [1] })
  await callFile({ ...declared, file: 'required' }, { params: { id: 7 }, file: new File(['x'], 'a.xls') })
  expect(sent.map(({ url }) => url)).toEqual(['/api/x/7?idioma=es', '/api/x/7'])
  expect(sent[0]?.init.body).toBe('[1]')
  expect([...((sent[1] as { init: RequestInit }).init.body as FormData).keys()]).toEqual(['archivo_excel'])
  expect(sent.map(({ init }) => init.keepalive)).toEqual([undefined, undefined])
})

describe('a prefetched request', () => {
  const stop = () => undefined
  const prefetch = (answer: Answer, token = 't') => {
    const { status = 200, text = '{"ok":true}', headers = {} } = answer
    const response = { status, ok: status < 300, headers: new Headers(headers), text: async () => text } as Response
    const sentHeaders = { accept: 'application/json', 'accept-language': 'es', 'x-token': token }
    window.handedCalls = [{ url: GET.url, headers: sentHeaders, response: Promise.resolve(response), stop }]
  }
  afterEach(() => {
    delete window.handedCalls
    document.documentElement.lang = 'es'
  })

  test('is not sent again, but the next request to the same URL is', async () => {
    answerWith({ text: '{"second":true}' })
    prefetch({ text: '{"first":true}' })
    await expect(send(GET)).resolves.toEqual({ first: true })
    await expect(send(GET)).resolves.toEqual({ second: true })
    expect(sent).toHaveLength(1)
  })

  test('is not used for a change at the same URL', async () => {
    answerWith({ text: '{"changed":true}' })
    prefetch({})
    await expect(send({ ...GET, method: 'DELETE' })).resolves.toEqual({ changed: true })
  })

  test('whose token was rejected ends the session', async () => {
    prefetch({ status: 401, text: SESSION_ENDED })
    expect(await caught(send(GET))).toMatchObject({ status: 401 })
    expect([getSession(), sent]).toEqual([null, []])
  })

  test('that failed is sent again on retry', async () => {
    answerWith({})
    prefetch({ status: 503, text: '' })
    expect(await caught(send(GET))).toBeInstanceOf(ApiError)
    await expect(send(GET)).resolves.toEqual({ ok: true })
  })

  test('that failed without a network is reported as a lost connection', async () => {
    prefetch({})
    window.handedCalls![0]!.response = Promise.reject(new TypeError('no network'))
    expect(await caught(send(GET))).toBeInstanceOf(ConnectionError)
  })

  test.each<[string, () => void]>([
    ['after another user has signed in', () => startSession({ token: 'other', user: { id: 2 } as User })],
    ['after the sign-out', () => endSession()],
    ['in another language', () => (document.documentElement.lang = 'en')],
  ])('is sent again %s', async (_, change) => {
    answerWith({ text: '{"sent":true}' })
    prefetch({ text: '{"prefetched":true}' })
    change()
    await expect(send(GET)).resolves.toEqual({ sent: true })
  })

  test('stays valid when another answer renews the token', async () => {
    answerWith({ headers: { 'x-token': 't2' } })
    prefetch({ text: '{"first":true}' })
    await send({ ...GET, url: '/api/auth/session' })
    expect(getSession()?.token).toBe('t2')
    await expect(send(GET)).resolves.toEqual({ first: true })
  })
})

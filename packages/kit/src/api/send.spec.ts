/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import { endSession, getSession, renewToken, startSession } from '../session/store'
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
const REFUSAL = '{"ok":false,"code":"session_ended","msg":"Su sesión terminó."}'
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

/** What happens before the answer is a part of it. */
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
  ['alone', {}, {}, null],
  ['a body', { body: { a: 1 } }, { 'content-type': 'application/json' }, '{"a":1}'],
  ['an empty body', { body: null }, { 'content-type': 'application/json' }, 'null'],
  ['a version', { ifMatch: 0 }, { 'if-match': '"0"' }, null],
])('a request with %s', async (_, given, headers, body) => {
  answerWith({})
  await expect(send({ ...GET, ...given })).resolves.toEqual({ ok: true })
  const always = { ...SPANISH, accept: 'application/json', 'x-token': 't' }
  expect(sent).toEqual([{ url: '/api/fichas', init: { method: 'GET', body, headers: { ...always, ...headers } } }])
})

test.each<[string, Partial<Outgoing>, boolean]>([
  ['a change without content', { method: 'DELETE' }, true],
  ['a change with content, which may be too large for that', { method: 'PUT', body: null }, false],
  ['a question', {}, false],
])('%s is made though the page is closed meanwhile: %s', async (_, given, isKept) => {
  answerWith({})
  await send({ ...GET, ...given })
  expect(sent[0]?.init.keepalive ?? false).toBe(isKept)
})

test.each([
  ['en', 'en'],
  ['es', 'es'],
  ['', 'es'],
])('a page in %j asks for sentences in %s', async (page, asked) => {
  document.documentElement.lang = page
  answerWith({})
  await send(GET).finally(() => {
    document.documentElement.lang = ''
  })
  expect(sent[0]?.init.headers).toMatchObject({ 'accept-language': asked })
})

test('who is not signed in sends no token, and is not signed in or out by the answer', async () => {
  endSession()
  answerWith({ status: 401, text: REFUSAL, headers: { 'x-token': 't2' } })
  await expect(send(GET)).rejects.toBeInstanceOf(ApiError)
  expect(sent[0]?.init.headers).toEqual({ ...SPANISH, accept: 'application/json' })
  expect(getSession()).toBeNull()
})

test.each([
  ['of who is active is taken', () => {}, 't2'],
  ['of who only watches is not', () => jest.advanceTimersByTime(HALF_HOUR), 't'],
  ['of a session that was renewed meanwhile is not', () => renewToken('t3'), 't3'],
  ['of a session that ended meanwhile is not', () => endSession(), undefined],
])('a renewed token %s', async (_, meanwhile, token) => {
  answerWith({ headers: { 'x-token': 't2' } }, meanwhile)
  await send(GET)
  expect(getSession()?.token).toBe(token)
})

test.each([
  [401, () => {}, undefined],
  [403, () => {}, 't'],
  [401, () => renewToken('t3'), 't3'],
])('an answer of %i ends the session that asked, and no other', async (status, meanwhile, token) => {
  answerWith({ status, text: REFUSAL }, meanwhile)
  expect(await caught(send(GET))).toMatchObject({ status, code: 'session_ended' })
  expect(getSession()?.token).toBe(token)
})

test('a lost connection has its cause, and a request that was given up is told as it is', async () => {
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
  ['has its name', { headers: FILE }, { name: 'Ficha 7.xlsx', content }],
  ['without a name is the page of a proxy', { text: '<html>' }, expect.any(FormatError)],
  ['without a name may be JSON, which is no file', {}, expect.any(FormatError)],
  ['with an empty name is none', { headers: { 'content-disposition': 'filename=""' } }, expect.any(FormatError)],
  ['that is refused is told by its code', { status: 401, text: REFUSAL, headers: FILE }, expect.any(ApiError)],
])('a file that %s', async (_, answer, expected) => {
  answerWith(answer)
  expect(await caught(receiveFile(GET))).toEqual(expected)
  expect(sent[0]?.init.headers).toEqual({ ...SPANISH, accept: '*/*', 'x-token': 't' })
})

test('a call that answers with a file sends its body, or the file that it is about', async () => {
  answerWith({ headers: FILE })
  const declared = { method: 'POST', path: '/x/:id', access: 'public', reads: [], changes: [], download: true } as const
  await callFile(declared, { params: { id: 7 }, query: { idioma: 'es' }, body: [1] })
  await callFile({ ...declared, file: 'required' }, { params: { id: 7 }, file: new File(['x'], 'a.xls') })
  expect(sent.map(({ url }) => url)).toEqual(['/api/x/7?idioma=es', '/api/x/7'])
  expect(sent[0]?.init.body).toBe('[1]')
  expect([...((sent[1] as { init: RequestInit }).init.body as FormData).keys()]).toEqual(['archivo_excel'])
  expect(sent.map(({ init }) => init.keepalive)).toEqual([undefined, undefined])
})

/** The part of XMLHttpRequest that is used; the test says how it goes on. */
class Upload {
  static last: Upload
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  opened: unknown[] = []
  form: unknown
  status = 200
  responseText = '{"ok":true}'
  token: string | null = null
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    Upload.last = this
  }
  open(...given: unknown[]) {
    this.opened = given
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = (name: string) => (name === 'x-token' ? this.token : null)
  abort() {
    this.onabort()
  }
  send(form: unknown) {
    this.form = form
  }
}

describe('a file that is sent', () => {
  const form = new FormData()
  const onProgress = jest.fn()
  const upload = (given: Partial<Outgoing> = {}) => {
    globalThis.XMLHttpRequest = Upload as never
    return send({ method: 'PUT', url: '/api/x', form, onProgress, ...given })
  }

  test('tells how much of it is sent, and renews the session', async () => {
    const answer = upload({ ifMatch: 3 })
    const { last } = Upload
    expect([last.opened, last.form]).toEqual([['PUT', '/api/x'], form])
    expect(last.headers).toEqual({ ...SPANISH, accept: 'application/json', 'x-token': 't', 'if-match': '"3"' })
    last.upload.onprogress?.({ loaded: 1, total: 4 })
    expect(onProgress).toHaveBeenCalledWith(0.25)
    last.token = 't2'
    last.onload()
    await expect(answer).resolves.toEqual({ ok: true })
    expect(getSession()?.token).toBe('t2')
  })

  test('need not be watched', () => {
    void upload({ onProgress: undefined })
    expect(() => Upload.last.upload.onprogress?.({ loaded: 1, total: 4 })).not.toThrow()
  })

  test('may be refused, lost or given up', async () => {
    const refused = upload()
    Object.assign(Upload.last, { status: 409, responseText: REFUSAL }).onload()
    expect(await caught(refused)).toMatchObject({ status: 409 })
    const lost = upload()
    Upload.last.onerror()
    expect(await caught(lost)).toBeInstanceOf(ConnectionError)
    const controller = new AbortController()
    const given = upload({ signal: controller.signal })
    controller.abort()
    expect(await caught(given)).toMatchObject({ name: 'AbortError' })
  })
})

describe('a call that the page has sent already', () => {
  const stop = () => undefined
  const handOver = (answer: Answer, token = 't') => {
    const { status = 200, text = '{"ok":true}', headers = {} } = answer
    const response = { status, ok: status < 300, headers: new Headers(headers), text: async () => text } as Response
    const given = { accept: 'application/json', 'accept-language': 'es', 'x-token': token }
    window.handedCalls = [{ url: GET.url, headers: given, response: Promise.resolve(response), stop }]
  }
  afterEach(() => {
    delete window.handedCalls
    document.documentElement.lang = 'es'
  })

  test('is not sent again, and the next one is', async () => {
    answerWith({ text: '{"second":true}' })
    handOver({ text: '{"first":true}' })
    await expect(send(GET)).resolves.toEqual({ first: true })
    await expect(send(GET)).resolves.toEqual({ second: true })
    expect(sent).toHaveLength(1)
  })

  test('is of no use to a change of the same address', async () => {
    answerWith({ text: '{"changed":true}' })
    handOver({})
    await expect(send({ ...GET, method: 'DELETE' })).resolves.toEqual({ changed: true })
  })

  test('whose token was refused ends the session', async () => {
    handOver({ status: 401, text: REFUSAL })
    expect(await caught(send(GET))).toMatchObject({ status: 401 })
    expect([getSession(), sent]).toEqual([null, []])
  })

  test('that failed is sent again by who retries', async () => {
    answerWith({})
    handOver({ status: 503, text: '' })
    expect(await caught(send(GET))).toBeInstanceOf(ApiError)
    await expect(send(GET)).resolves.toEqual({ ok: true })
  })

  test('that found no network is a lost connection', async () => {
    handOver({})
    window.handedCalls![0]!.response = Promise.reject(new TypeError('no network'))
    expect(await caught(send(GET))).toBeInstanceOf(ConnectionError)
  })

  test.each<[string, () => void]>([
    ['after somebody else has signed in', () => startSession({ token: 'other', user: { id: 2 } as User })],
    ['after the sign-out', () => endSession()],
    ['in another language', () => (document.documentElement.lang = 'en')],
  ])('is sent anew %s', async (_, change) => {
    answerWith({ text: '{"own":true}' })
    handOver({ text: '{"former":true}' })
    change()
    await expect(send(GET)).resolves.toEqual({ own: true })
  })

  test('stays of use when another answer renews the token', async () => {
    answerWith({ headers: { 'x-token': 't2' } })
    handOver({ text: '{"first":true}' })
    await send({ ...GET, url: '/api/auth/session' })
    expect(getSession()?.token).toBe('t2')
    await expect(send(GET)).resolves.toEqual({ first: true })
  })
})

/** @jest-environment jsdom */
import type { User } from '@fichero/contract/users.schema'
import { endSession, getSession, startSession } from '../session/store'
import { ConnectionError } from './api-error'
import { type Outgoing, send } from './send'

beforeEach(() => startSession({ token: 't', user: { id: 1 } as User }))
afterEach(() => endSession())

const caught = async (work: Promise<unknown>) => work.catch((error: unknown) => error)

/** A fake of XMLHttpRequest, whose events the test triggers. */
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
  open(...args: unknown[]) {
    this.opened = args
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

describe('an upload', () => {
  const form = new FormData()
  const onProgress = jest.fn()
  const upload = (options: Partial<Outgoing> = {}) => {
    globalThis.XMLHttpRequest = Upload as never
    return send({ method: 'PUT', url: '/api/x', form, onProgress, ...options })
  }

  test('reports its progress, and renews the session', async () => {
    const answer = upload({ ifMatch: 3 })
    const { last } = Upload
    expect([last.opened, last.form]).toEqual([['PUT', '/api/x'], form])
    expect(last.headers).toEqual({
      'accept-language': 'es',
      accept: 'application/json',
      'x-token': 't',
      'if-match': '"3"',
    })
    last.upload.onprogress?.({ loaded: 1, total: 4 })
    expect(onProgress).toHaveBeenCalledWith(0.25)
    last.token = 't2'
    last.onload()
    await expect(answer).resolves.toEqual({ ok: true })
    expect(getSession()?.token).toBe('t2')
  })

  test('works without a progress handler', () => {
    void upload({ onProgress: undefined })
    expect(() => Upload.last.upload.onprogress?.({ loaded: 1, total: 4 })).not.toThrow()
  })

  test('rejects after an error answer, a lost connection or an abort', async () => {
    const failed = upload()
    Object.assign(Upload.last, { status: 409, responseText: '{"ok":false,"code":"session_ended","msg":""}' }).onload()
    expect(await caught(failed)).toMatchObject({ status: 409 })
    const lost = upload()
    Upload.last.onerror()
    expect(await caught(lost)).toBeInstanceOf(ConnectionError)
    const controller = new AbortController()
    const aborted = upload({ signal: controller.signal })
    controller.abort()
    expect(await caught(aborted)).toMatchObject({ name: 'AbortError' })
  })
})

import type { AnswerOf } from '@fichero/contract/calls/call'
import type { AnyCall } from '../src/api/call'

/** What the API answers to a call, in place of the API. */
export interface FakeAnswer {
  method: string
  /** Matches the address without its query. */
  pattern: RegExp
  /** If given, only for an address with this in its query. */
  query?: string
  status: number
  body: unknown
}

/** A request that was sent, for a test to look at. */
export interface SentRequest {
  method: string
  /** From `/api` on, with the query. */
  url: string
  /** The session's token. */
  token: string | null
  /** The version that a change is based on, as the header `if-match` has it. */
  ifMatch: string | null
  /** Parsed JSON, of a request with files that of their data; undefined without any. */
  body: unknown
}

/** An answer of the type that the call declares. */
export const answer = <C extends AnyCall>(call: C, body: AnswerOf<C>): FakeAnswer => ({
  ...matching(call),
  status: 200,
  body,
})

/** An error answer, by its stable code. */
export const refuse = (call: AnyCall, status: number, code: string, params: object = {}): FakeAnswer => ({
  ...matching(call),
  status,
  body: { ok: false, code, msg: code, params },
})

const matching = ({ method, path }: AnyCall) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
})

/**
 * Replaces `fetch`, and what sends files, by these answers; the last one of a call counts. Any other request fails like a lost connection.
 * Returns the requests, to which later ones are added.
 */
export function answerWith(answers: readonly FakeAnswer[]): SentRequest[] {
  const sent: SentRequest[] = []
  const answerTo = (method: string, url: string) => {
    const [path = url, query = ''] = url.split('?')
    const found = answers.findLast(
      (one) => one.method === method && one.pattern.test(path) && query.includes(one.query ?? ''),
    )
    if (!found) throw new TypeError(`The test has no answer for ${method} ${url}.`)
    return found
  }
  globalThis.fetch = async (address, { method = 'GET', headers, body } = {}) => {
    const url = String(address)
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    const named = new Headers(headers)
    sent.push({ method, url, token: named.get('x-token'), ifMatch: named.get('if-match'), body: parsed })
    return response(answerTo(method, url))
  }
  globalThis.XMLHttpRequest = class extends FakeUpload {
    send(form: FormData) {
      const { method, url, token, ifMatch } = this
      const data = form.get('data')
      sent.push({ method, url, token, ifMatch, body: typeof data === 'string' ? JSON.parse(data) : undefined })
      this.answer(answerTo(method, url))
    }
  } as unknown as typeof XMLHttpRequest
  return sent
}

/** The part of XMLHttpRequest that the kit uses. */
class FakeUpload {
  readonly upload = {}
  method = ''
  url = ''
  token: string | null = null
  ifMatch: string | null = null
  status = 0
  responseText = ''
  onload = () => undefined
  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    if (name === 'x-token') this.token = value
    if (name === 'if-match') this.ifMatch = value
  }
  getResponseHeader = () => null
  answer({ status, body }: FakeAnswer) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
  }
}

/** The part of Response that the kit uses; jsdom has none. */
const response = ({ status, body }: FakeAnswer) =>
  ({
    ok: status < 400,
    status,
    headers: { get: () => null },
    text: async () => JSON.stringify(body),
  }) as unknown as Response

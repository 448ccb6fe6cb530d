import type { FakeAnswer } from './answers'

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

import type { FakeAnswer } from './answers'

/** A request that was sent. */
export interface SentRequest {
  method: string
  /** Begins with `/api`, and includes the query. */
  url: string
  /** The session's token. */
  token: string | null
  /** The header `if-match`, with the version that a change is based on. */
  ifMatch: string | null
  /** The parsed JSON body, or the parsed field `data` of a form; undefined without any. */
  body: unknown
}

/**
 * Replaces `fetch` and `XMLHttpRequest` by these answers, or by those that a function returns for each request. If several match a request, the last of them is used; if none does,
 * the request fails like a lost connection. Returns the sent requests, to which later ones are appended.
 */
export function answerWith(answers: readonly FakeAnswer[] | (() => readonly FakeAnswer[])): SentRequest[] {
  const sent: SentRequest[] = []
  const answerTo = (method: string, url: string) => {
    const [path = url, query = ''] = url.split('?')
    const found = (typeof answers === 'function' ? answers() : answers).findLast(
      (candidate) =>
        candidate.method === method && candidate.pattern.test(path) && query.includes(candidate.query ?? ''),
    )
    if (!found?.status) throw new TypeError(`No answer is given for ${method} ${url}.`)
    return found
  }
  globalThis.fetch = async (address, { method = 'GET', headers, body } = {}) => {
    const url = String(address)
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    const sentHeaders = new Headers(headers)
    sent.push({ method, url, token: sentHeaders.get('x-token'), ifMatch: sentHeaders.get('if-match'), body: parsed })
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

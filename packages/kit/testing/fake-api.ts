import type { AnswerOf } from '@fichero/contract/calls/call'
import type { AnyCall } from '../src/api/call'

/** What the API answers to a call, in place of the API. */
export interface FakeAnswer {
  method: string
  /** Matches the address without its query. */
  pattern: RegExp
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
  /** Parsed JSON; undefined without a body. */
  body: unknown
}

/** An answer of the type that the call declares. */
export const answer = <C extends AnyCall>(call: C, body: AnswerOf<C>): FakeAnswer => ({
  ...matching(call),
  status: 200,
  body,
})

/** An error answer, by its stable code. */
export const refuse = (call: AnyCall, status: number, code: string): FakeAnswer => ({
  ...matching(call),
  status,
  body: { ok: false, code, msg: code },
})

const matching = ({ method, path }: AnyCall) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
})

/**
 * Replaces `fetch` by these answers; the last one of a call counts. Any other request fails like a lost connection.
 * Returns the requests, to which later ones are added.
 */
export function answerWith(answers: readonly FakeAnswer[]): SentRequest[] {
  const sent: SentRequest[] = []
  globalThis.fetch = async (address, { method = 'GET', headers, body } = {}) => {
    const url = String(address)
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    sent.push({ method, url, token: new Headers(headers).get('x-token'), body: parsed })
    const found = answers.findLast((one) => one.method === method && one.pattern.test(url.split('?')[0] ?? url))
    if (!found) throw new TypeError(`The test has no answer for ${method} ${url}.`)
    return response(found)
  }
  return sent
}

/** The part of Response that the kit uses; jsdom has none. */
const response = ({ status, body }: FakeAnswer) =>
  ({
    ok: status < 400,
    status,
    headers: { get: () => null },
    text: async () => JSON.stringify(body),
  }) as unknown as Response

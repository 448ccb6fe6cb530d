import type { AnswerOf } from '@fichero/contract/calls/call'
import type { AnyCall } from '../src/api/call'

// Without React: examples of pages are made of these, and read outside of a browser.

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

import type { AnswerOf } from '@fichero/contract/calls/call'
import type { AnyCall } from '../src/api/call'

// Must not import React, because the examples of pages import this module and are read outside a browser.

/** A fake answer of the API to a call. */
export interface FakeAnswer {
  method: string
  /** Matches the URL without its query. */
  pattern: RegExp
  /** If set, the answer is only for a URL whose query contains this text. */
  query?: string
  /** 0 if no answer arrives. */
  status: number
  body: unknown
}

/** Returns a successful fake answer, whose body has the type that the call declares. */
export const answer = <C extends AnyCall>(call: C, body: AnswerOf<C>): FakeAnswer => ({
  ...matching(call),
  status: 200,
  body,
})

/** Returns a fake error answer with this status and error code. */
export const refuse = (call: AnyCall, status: number, code: string, params: object = {}): FakeAnswer => ({
  ...matching(call),
  status,
  body: { ok: false, code, msg: code, params },
})

/** Returns the method and pattern that match the requests of a call. */
export const matching = ({ method, path }: AnyCall) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}$`),
})

import { ERRORS, type ErrorCode, type FieldErrorCode, fill, type Params } from '@fichero/contract/errors'

export type FieldErrors = Record<string, { code: FieldErrorCode; msg: string }>

/** In seconds. Sentences of these errors ask for a minute. */
const RETRY_AFTER: Record<number, Record<string, string>> = { 503: { 'retry-after': '60' } }

/** An error of the contract's catalogue. `extra` is added to the body beside `code` and `msg`. */
export class AppError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    readonly params?: Params,
    readonly extra: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(fill(ERRORS[code].msg, params))
    this.status = ERRORS[code].status
    this.headers = { ...RETRY_AFTER[this.status], ...headers }
  }

  body() {
    return {
      ok: false as const,
      code: this.code,
      msg: this.message,
      ...(this.params && { params: this.params }),
      ...this.extra,
    }
  }
}

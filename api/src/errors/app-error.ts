import { ERRORS, type ErrorCode, type FieldErrorCode, fill, type Params } from '@fichero/contract/errors'

export type FieldErrors = Record<string, { code: FieldErrorCode; msg: string }>

/** An error of the contract's catalogue. `extra` is added to the body beside `code` and `msg`. */
export class AppError extends Error {
  readonly status: number

  constructor(
    readonly code: ErrorCode,
    readonly params?: Params,
    readonly extra: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(fill(ERRORS[code].msg, params))
    this.status = ERRORS[code].status
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

import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { ImportReport } from '@fichero/contract/imports.schema'

/** What the API answers when it does not do what was asked. */
export interface ErrorBody {
  ok: false
  code: ErrorCode
  msg: string
  params?: Params
  errors?: Record<string, { code: string; msg: string }>
  /** With `rows_rejected`: what was wrong, row by row. */
  reporte?: ImportReport
}

/** The API refused: `status`, `code` and a sentence in Spanish; see `body` for fields and params. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.msg)
    this.name = 'ApiError'
  }

  get code() {
    return this.body.code
  }
}

/** The request never reached the API, or its answer never arrived. Nothing is known of what happened. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error de conexión al servidor', options)
    this.name = 'ConnectionError'
  }
}

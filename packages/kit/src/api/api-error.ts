import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { ImportReport, KeptPlan } from '@fichero/contract/imports.schema'

/** What the API answers when it does not do what was asked. */
export interface ErrorBody {
  ok: false
  code: ErrorCode
  msg: string
  params?: Params
  errors?: Record<string, { code: string; msg: string }>
  /** With `conflict` after `ifMatch`: the row as it is now; read it with `currentValues`. */
  actual?: Record<string, unknown>
  /** With `rows_rejected`, `plan_changed` and a simulation's `import_older`: what the file would do, row by row. */
  reporte?: ImportReport
  /** With `plan_changed` and a simulation's `import_older`: the plan that does what `reporte` says. */
  plan?: KeptPlan
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

/** Something answered, but not in the API's words: a proxy's page, or a program that is not Fichero. */
export class FormatError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error: Formato de datos inválido', options)
    this.name = 'FormatError'
  }
}

/** The request never reached the API, or its answer never arrived. Nothing is known of what happened. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error de conexión al servidor', options)
    this.name = 'ConnectionError'
  }
}

/**
 * The row as it is now, where an edit with `ifMatch` was refused because somebody saved since it was read: what the row's own
 * GET answers of it, `version` included. Undefined for every other error.
 */
export function currentValues<Row>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.code === 'conflict' ? (error.body.actual as Row | undefined) : undefined
}

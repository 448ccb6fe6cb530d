import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { ImportReport, KeptPlan } from '@fichero/contract/imports.schema'
import type { ProgramVersion } from '@fichero/contract/programs.schema'

/** Body of an error answer of the API. */
export interface ErrorBody {
  ok: false
  code: ErrorCode
  msg: string
  /** The id of the request in the server's log. */
  request_id?: string
  params?: Params
  errors?: Record<string, { code: string; msg: string }>
  /** With `stale_version`: the current row; read it with `currentValues`. */
  actual?: Record<string, unknown>
  /**
   * With `rows_rejected` and `plan_changed`, and with `import_older` if the request was a dry run: the changes that the file
   * would make, and the rows with problems.
   */
  reporte?: ImportReport
  /** With `plan_changed`, and with `import_older` if the request was a dry run: the plan that `reporte` describes. */
  plan?: KeptPlan
  /** With `ficha_other_version` and `program_other_version`: the program in the file's version; null if there is none. */
  programa?: ProgramVersion | null
}

/** An error answer of the API, with a message in the language of the page. Errors of fields are in `body`. */
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

/** The answer does not have the API's format: it came from a proxy or another server. */
export class FormatError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error: Formato de datos inválido', options)
    this.name = 'FormatError'
  }
}

/** The request did not reach the API, or its answer did not arrive. Whether it had an effect is unknown. */
export class ConnectionError extends Error {
  constructor(options?: ErrorOptions) {
    super('Error de conexión al servidor', options)
    this.name = 'ConnectionError'
  }
}

/**
 * Returns the current row if the API rejected an edit with `ifMatch` because the row has a newer version; undefined for any
 * other error. The row has the format of its GET, including `version`.
 */
export function currentValues<Row>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.code === 'stale_version'
    ? (error.body.actual as Row | undefined)
    : undefined
}

/** Whether another user was faster: the record no longer exists (404), is in another state (409) or has a newer version (412). */
export const isOvertaken = (error: unknown) => error instanceof ApiError && [404, 409, 412].includes(error.status)

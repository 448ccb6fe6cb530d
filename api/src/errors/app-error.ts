import type { Language } from '@fichero/contract/enums'
import { ERROR_STATUS, type ErrorCode, type Params } from '@fichero/contract/errors'
import type { FieldErrorCode, IncompleteFormCode } from '@fichero/contract/field-errors'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { errorSentence, fieldSentence, incompleteSentence, reportIn } from '../i18n/sentences.js'

/** The error code of each invalid field. */
export type FieldErrors = Record<string, FieldErrorCode>

/** Default headers by status; `retry-after` is in seconds. The sentences of 503 errors ask the user to wait a minute. */
const RETRY_AFTER: Record<number, Record<string, string>> = { 503: { 'retry-after': '60' } }

/**
 * An error of the contract's catalogue (`packages/contract/src/errors.ts`). The fields of `extra` are added to the body of
 * the answer, beside `code` and `msg`.
 */
export class AppError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(
    readonly code: ErrorCode,
    readonly params?: Params,
    readonly extra: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(errorSentence(code, params, 'es'))
    this.status = ERROR_STATUS[code]
    this.headers = { ...RETRY_AFTER[this.status], ...headers }
  }

  /** Returns the JSON body of the answer. */
  body(language: Language = 'es') {
    const { reporte, errors, form, ...extra } = this.extra as Extra
    const report = reporte && reportIn(reporte, language)
    const params = this.params && reasonIn(this.params, report)
    return {
      ok: false as const,
      code: this.code,
      msg: form ? incompleteSentence(form, language) : errorSentence(this.code, params, language),
      ...(params && { params }),
      ...(errors && { errors: fieldsIn(errors, language) }),
      ...extra,
      ...(report && { reporte: report }),
    }
  }
}

/** Properties of `extra` that need translation. */
interface Extra extends Record<string, unknown> {
  reporte?: ImportReport
  errors?: FieldErrors
  /** Set if the form has a specific sentence for empty fields. */
  form?: IncompleteFormCode | undefined
}

const fieldsIn = (errors: FieldErrors, language: Language) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, { code, msg: fieldSentence(code, language) }]),
  )

/** Replaces the param `motivo` by the translated reason of the report's first rejected row. */
const reasonIn = (params: Params, report: ImportReport | undefined): Params => {
  const motivo = 'motivo' in params && report?.rechazos[0]?.motivo
  return motivo ? { ...params, motivo } : params
}

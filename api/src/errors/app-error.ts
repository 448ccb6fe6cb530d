import type { Language } from '@fichero/contract/enums'
import { ERRORS, type ErrorCode, fill, type Params } from '@fichero/contract/errors'
import { type FieldErrorCode } from '@fichero/contract/field-errors'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { errorSentence, fieldSentence, reportIn } from '../language/sentences.js'

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

  body(language: Language = 'es') {
    const { reporte, errors, sentences, ...extra } = this.extra as Extra
    const report = reporte && reportIn(reporte, language)
    const params = this.params && reasonIn(this.params, report)
    return {
      ok: false as const,
      code: this.code,
      msg: sentences?.[language] ?? errorSentence(this.code, params, language),
      ...(params && { params }),
      ...(errors && { errors: fieldsIn(errors, language) }),
      ...extra,
      ...(report && { reporte: report }),
    }
  }
}

/** What of `extra` has sentences. */
interface Extra extends Record<string, unknown> {
  reporte?: ImportReport
  errors?: FieldErrors
  /** In the place of the catalogue's. */
  sentences?: Record<Language, string> | undefined
}

const fieldsIn = (errors: FieldErrors, language: Language): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { code }]) => [field, { code, msg: fieldSentence(code, language) }]),
  )

/** The reason of the first rejected row is among the params, as the report has it. */
const reasonIn = (params: Params, report: ImportReport | undefined): Params => {
  const motivo = 'motivo' in params && report?.rechazos[0]?.motivo
  return motivo ? { ...params, motivo } : params
}

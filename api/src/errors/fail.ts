import { type ErrorCode, type Params } from '@fichero/contract/errors'
import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import { AppError, type FieldErrors } from './app-error.js'

/** Creates an error of the catalogue: `throw fail('ficha_exists', { nro_ficha })`. */
export const fail = (code: ErrorCode, params?: Params, extra?: Record<string, unknown>) =>
  new AppError(code, params, extra)

/** Creates a validation error by field: `throw failFields({ nroFicha: 'taken' })`. */
export function failFields(fields: Record<string, FieldErrorCode>): AppError {
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(fields)) errors[field] = { code, msg: FIELD_ERRORS[code] }
  return new AppError('validation', undefined, { errors })
}

import { type ErrorCode, type Params } from '@fichero/contract/errors'
import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import type { z } from 'zod'
import { AppError, type FieldErrors } from './app-error.js'
import { incompleteSentences } from './incomplete-sentences.js'

/** Creates an error of the catalogue: `throw fail('ficha_exists', { nro_ficha })`. */
export const fail = (code: ErrorCode, params?: Params, extra?: Record<string, unknown>) =>
  new AppError(code, params, extra)

/**
 * Creates a validation error by field: `throw failFields({ nroFicha: 'taken' })`. `form` is the schema of a form that
 * lacks a field, and so has a sentence of its own.
 */
export function failFields(fields: Record<string, FieldErrorCode>, form?: z.ZodType): AppError {
  const errors: FieldErrors = {}
  for (const [field, code] of Object.entries(fields)) errors[field] = { code, msg: FIELD_ERRORS[code] }
  return new AppError('validation', undefined, { errors, sentences: form && incompleteSentences(form) })
}

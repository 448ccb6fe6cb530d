import { incompleteForms } from '@fichero/contract/common.schema'
import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { z } from 'zod'
import { AppError, type FieldErrors } from './app-error.js'

/** Creates an error of the catalogue: `throw fail('ficha_exists', { nro_ficha })`. */
export const fail = (code: ErrorCode, params?: Params, extra?: Record<string, unknown>) =>
  new AppError(code, params, extra)

/**
 * Creates a validation error by field: `throw failFields({ nroFicha: 'taken' })`.
 * @param form the schema of the form, if a field is empty: some forms have a specific sentence for empty fields
 */
export const failFields = (errors: FieldErrors, form?: z.ZodType): AppError =>
  new AppError('validation', undefined, { errors, form: form && incompleteForms.get(form)?.sentence })

import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/errors'
import type { FieldErrors } from './app-error.js'

/** An issue as Zod and every other Standard Schema library reports it. */
export interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

const isCode = (message: string): message is FieldErrorCode => Object.hasOwn(FIELD_ERRORS, message)

/** First issue of each field. Our schemas say catalogue codes; a library's own message becomes `invalid`. */
export function fieldErrors(issues: readonly Issue[], whole = ''): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path = [] } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || whole
    const code = isCode(message) ? message : 'invalid'
    errors[field] ??= { code, msg: FIELD_ERRORS[code] }
  }
  return errors
}

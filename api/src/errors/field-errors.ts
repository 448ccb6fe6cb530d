import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import type { FieldErrors } from './app-error.js'

/** An issue as reported by Zod and every other Standard Schema library (https://standardschema.dev). */
export interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

const isCode = (message: string): message is FieldErrorCode => Object.hasOwn(FIELD_ERRORS, message)

/**
 * Returns the first issue of each field. Our schemas use catalogue codes as messages; any other message becomes
 * `invalid`.
 */
export function fieldErrors(issues: readonly Issue[], whole = ''): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path = [] } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || whole
    const code = isCode(message) ? message : 'invalid'
    errors[field] ??= { code, msg: FIELD_ERRORS[code] }
  }
  return errors
}

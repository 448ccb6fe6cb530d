import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { TEXTS } from '@fichero/contract/texts'
import type { FieldErrors } from './app-error.js'

/** An issue as reported by Zod and every other Standard Schema library (https://standardschema.dev). */
export interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

const isCode = (message: string): message is FieldErrorCode => Object.hasOwn(TEXTS.es.fields.field, message)

/**
 * Returns the first issue of each field, keyed by the field's path. The contract's schemas use error codes as messages;
 * any other message becomes `invalid`.
 * @param rootKey the key of issues without a path
 */
export function fieldErrors(issues: readonly Issue[], rootKey = ''): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path = [] } of issues) {
    const field = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || rootKey
    errors[field] ??= isCode(message) ? message : 'invalid'
  }
  return errors
}

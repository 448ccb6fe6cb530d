import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { failFields } from '../errors/fail.js'
import { COMMON_PASSWORDS } from './common-passwords.js'

interface Owner {
  nro_documento: string
  nombre: string
  apellido: string
}

/** Without capitals, accents, blanks and signs, which make no name harder to guess. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

function problemOf(password: string, { nro_documento, nombre, apellido }: Owner): FieldErrorCode | undefined {
  const typed = plain(password)
  if (typed === nro_documento) return 'password_is_document'
  if ([nombre, apellido, nombre + apellido, apellido + nombre].some((name) => plain(name) === typed))
    return 'password_is_name'
  return isCommonPassword(password) ? 'password_common' : undefined
}

/**
 * Refuses a password that others guess first. Its length is checked by the schema.
 * @throws AppError `validation` at the field
 */
export function requireGoodPassword(password: string, owner: Owner, field: 'contrasena' | 'newPassword'): void {
  const problem = problemOf(password, owner)
  if (problem) throw failFields({ [field]: problem })
}

import type { FieldErrorCode } from '@fichero/contract/field-errors'
import { failFields } from '../errors/fail.js'
import { COMMON_PASSWORDS } from './common-passwords.js'

/** The user who gets the password. */
interface Owner {
  nro_documento: string
  nombre: string
  apellido: string
}

/** Removes case, accents, blanks and punctuation, which do not make a name harder to guess. */
const normalized = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns whether a password is in the list of common passwords, ignoring case. */
export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

/** Words that guessers try first for the administrator of this system. */
const ADMINISTRATOR_WORDS = ['admin', 'administrador', 'administracion', 'clave', 'contrasena', 'fichero', 'sena']

/** Returns whether a password is only a common word with digits or punctuation, or has no letters. */
export function isCommonWord(password: string): boolean {
  const letters = normalized(password).replace(/\d/g, '')
  return letters === '' || COMMON_PASSWORDS.has(letters) || ADMINISTRATOR_WORDS.includes(letters)
}

/** Returns the error code for a password that is easy to guess; undefined for a good password. */
function problemOf(password: string, { nro_documento, nombre, apellido }: Owner): FieldErrorCode | undefined {
  const typed = normalized(password)
  if (typed === nro_documento) return 'password_is_document'
  if ([nombre, apellido, nombre + apellido, apellido + nombre].some((name) => normalized(name) === typed))
    return 'password_is_name'
  return isCommonPassword(password) ? 'password_common' : undefined
}

/**
 * Rejects a password that is easy to guess. The length is checked by the schema.
 * @throws AppError `validation` at the field
 */
export function requireGoodPassword(password: string, owner: Owner, field: 'contrasena' | 'newPassword'): void {
  const problem = problemOf(password, owner)
  if (problem) throw failFields({ [field]: problem })
}

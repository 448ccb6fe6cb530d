import { FIELD_ERRORS, type FieldErrorCode } from '@fichero/contract/field-errors'
import type { DataSource, EntityManager } from 'typeorm'
import { inTransaction } from '../database/transaction.js'
import type { FieldErrors } from '../errors/app-error.js'
import { isUniqueViolation } from '../errors/database-error.js'
import { fail } from '../errors/fail.js'
import { User } from './user.entity.js'

type Unique = Pick<User, 'nro_documento' | 'correo_institucional'>

/**
 * Refuses a document or an email that another user has, reporting both at once. `self` is the document of the user
 * being edited.
 */
export async function refuseDuplicates(manager: EntityManager, person: Unique, self?: string): Promise<void> {
  const { nro_documento, correo_institucional } = person
  const found = await manager.find(User, {
    select: { id: true, nro_documento: true, correo_institucional: true },
    where: [{ nro_documento }, { correo_institucional }],
  })
  const others = found.filter((user) => user.nro_documento !== self)
  const errors: FieldErrors = {}
  if (others.some((other) => other.nro_documento === nro_documento)) errors.nro_documento = fieldError('document_taken')
  if (others.some((other) => other.correo_institucional === correo_institucional))
    errors.correo_institucional = fieldError('email_taken')
  if (Object.keys(errors).length) throw fail('user_exists', undefined, { errors })
}

const fieldError = (code: FieldErrorCode) => ({ code, msg: FIELD_ERRORS[code] })

/** Runs a transaction that writes a user. A unique key violation by a concurrent write becomes the same error. */
export async function writePerson<T>(
  dataSource: DataSource,
  person: Unique,
  work: (manager: EntityManager) => Promise<T>,
  self?: string,
): Promise<T> {
  try {
    return await inTransaction(dataSource, work)
  } catch (error) {
    if (isUniqueViolation(error)) await refuseDuplicates(dataSource.manager, person, self)
    throw error
  }
}

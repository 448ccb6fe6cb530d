import type { DataSource, EntityManager } from 'typeorm'
import { inTransaction } from '../../database/transaction.js'
import type { FieldErrors } from '../../errors/app-error.js'
import { isUniqueViolation } from '../../errors/database-error.js'
import { fail } from '../../errors/fail.js'
import { User } from './user.entity.js'

/** The columns that must be unique. */
type Unique = Pick<User, 'nro_documento' | 'correo_institucional'>

/**
 * Rejects a document number or an email that another user has. One error reports both fields.
 * @param self the document number of the edited user; undefined for a new user
 */
export async function refuseDuplicates(manager: EntityManager, person: Unique, self?: string): Promise<void> {
  const { nro_documento, correo_institucional } = person
  const found = await manager.find(User, {
    select: { id: true, nro_documento: true, correo_institucional: true },
    where: [{ nro_documento }, { correo_institucional }],
  })
  const others = found.filter((user) => user.nro_documento !== self)
  const errors: FieldErrors = {}
  if (others.some((other) => other.nro_documento === nro_documento)) errors.nro_documento = 'document_taken'
  if (others.some((other) => other.correo_institucional === correo_institucional))
    errors.correo_institucional = 'email_taken'
  if (Object.keys(errors).length) throw fail('user_exists', undefined, { errors })
}

/** Runs a transaction that writes a user. Converts a unique key violation to the error of `refuseDuplicates`. */
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

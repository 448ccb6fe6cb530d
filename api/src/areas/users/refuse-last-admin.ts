import { type EntityManager, In } from 'typeorm'
import { hasPermission, rolesWith } from '../../access/permissions.js'
import { fail } from '../../errors/fail.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { User } from './user.entity.js'

/**
 * Throws `last_admin` if `leaving` is the last enabled administrator of the whole system. If two administrators disable each other
 * concurrently, the second request fails, because all of them are locked.
 */
export async function refuseLastAdmin(manager: EntityManager, leaving: User): Promise<void> {
  if (await isLastAdmin(manager, leaving)) throw fail('last_admin')
}

/** Returns whether a user is the last enabled administrator of the whole system. Locks all of them. */
export async function isLastAdmin(manager: EntityManager, user: User): Promise<boolean> {
  if (!hasPermission(user, 'users:manage-administrators') || user.estado !== 'habilitado') return false
  const admins = await lockRows(manager, User, {
    rol: In(rolesWith('users:manage-administrators')),
    estado: 'habilitado',
  })
  return !admins.some(({ id }) => id !== user.id)
}

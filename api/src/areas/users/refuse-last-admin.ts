import { type EntityManager, In } from 'typeorm'
import { hasPermission, rolesWith } from '../../access/permissions.js'
import { fail } from '../../errors/fail.js'
import { lockRows } from '../../records/row-updates/lock-row.js'
import { User } from './user.entity.js'

/**
 * Throws `last_admin` if `leaving` is the last enabled administrator of the whole system. Locks all of them: if two administrators
 * disable each other concurrently, the second request fails.
 */
export async function refuseLastAdmin(manager: EntityManager, leaving: User): Promise<void> {
  if (!hasPermission(leaving, 'users:manage-administrators') || leaving.estado !== 'habilitado') return
  const admins = await lockRows(manager, User, {
    rol: In(rolesWith('users:manage-administrators')),
    estado: 'habilitado',
  })
  if (!admins.some(({ id }) => id !== leaving.id)) throw fail('last_admin')
}

import { type EntityManager, In } from 'typeorm'
import { hasPermission, rolesWith } from '../access/permissions.js'
import { fail } from '../errors/fail.js'
import { lockRows } from '../records/lock-row.js'
import { User } from './user.entity.js'

/**
 * Refuses to disable or demote the last enabled user who may edit users. Locks all of them, so that two who disable
 * each other at once run one after the other, and the second is refused.
 */
export async function refuseLastAdmin(manager: EntityManager, leaving: User): Promise<void> {
  if (!hasPermission(leaving, 'users:edit') || leaving.estado !== 'habilitado') return
  const admins = await lockRows(manager, User, { rol: In(rolesWith('users:edit')), estado: 'habilitado' })
  if (!admins.some(({ id }) => id !== leaving.id)) throw fail('last_admin')
}

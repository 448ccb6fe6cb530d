import { type EntityManager, In } from 'typeorm'
import { may, rolesWith } from '../access/permissions.js'
import { fail } from '../errors/fail.js'
import { lockRows } from '../records/lock-row.js'
import { User } from './user.entity.js'

/**
 * Refuses to take away the last enabled person who may edit people: nobody could name another. Locks them all, so that two who take
 * each other away at once follow one another: the second sees what the first left.
 */
export async function refuseLastAdmin(manager: EntityManager, leaving: User): Promise<void> {
  if (!may(leaving, 'users:edit') || leaving.estado !== 'habilitado') return
  const admins = await lockRows(manager, User, { rol: In(rolesWith('users:edit')), estado: 'habilitado' })
  if (!admins.some(({ id }) => id !== leaving.id)) throw fail('last_admin')
}

import type { EntityManager } from 'typeorm'
import { fail } from '../errors/fail.js'
import { forUpdate } from '../versions/versions.js'
import type { User } from './user.entity.js'

const ADMINS = `SELECT id FROM usuario WHERE rol = 'admin' AND estado = 'habilitado' ORDER BY id`

/**
 * Refuses to take the last enabled administrator away. Locks them all, so that two who take each other away at once follow one
 * another: the second sees what the first left.
 */
export async function keepAnAdmin(manager: EntityManager, leaving: Pick<User, 'id' | 'rol' | 'estado'>): Promise<void> {
  if (leaving.rol !== 'admin' || leaving.estado !== 'habilitado') return
  const admins: Pick<User, 'id'>[] = await manager.query(`${ADMINS} ${forUpdate(manager)}`)
  if (!admins.some(({ id }) => id !== leaving.id)) throw fail('last_admin')
}
